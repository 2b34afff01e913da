import { render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { words } from "$/words/words.svelte";
import About from "$/pages/about/About.svelte";
import Rules from "./Rules.svelte";
import { addressOf, CONTENTS, pieces } from "./contents";
import { ENCOUNTERS } from "../../../../src/knolle/games/hot_potato/web/rules/encounters";
import Rule from "./Rule.svelte";

describe("rules by their numbers", () => {
  it("finds the numbers in a text", () => {
    expect(pieces("As in PM-24, not HP-1.")).toEqual(["As in ", "PM-24", ", not ", "HP-1", "."]);
  });

  it("knows the page of a rule", () => {
    expect(addressOf("HP-12")).toBe("/rules/hot-potato#HP-12");
    for (const { slug, sections } of CONTENTS) {
      for (const rule of sections.flatMap(({ rules }) => rules)) expect(addressOf(rule)).toBe(`/rules/${slug}#${rule}`);
    }
  });
});

describe("one rule alone", () => {
  beforeEach(() => words.speak("en"));

  it("loads its words, marks its ruling and links to other rules", async () => {
    render(Rule, { rule: "PM-3" });
    expect(await screen.findByText(/There are 15 sack cards/)).toBeTruthy();
    expect(screen.getByText("Our ruling").parentElement!.textContent).toContain("35");
    const link = screen.getByRole("link", { name: "PM-21" });
    expect(link.getAttribute("href")).toBe("/rules/potato-man#PM-21");
    expect(link.getAttribute("target")).toBe("_blank");
  });

  it("changes with the language", async () => {
    render(Rule, { rule: "CO-4" });
    await screen.findByText(/colour value/);
    await words.speak("it");
    expect(await screen.findByText(/valore del colore/)).toBeTruthy();
    expect(screen.queryByText(/ruling/i)).toBeNull();
  });
});

describe("a whole page", () => {
  beforeEach(() => words.speak("en"));
  const item = (rule: string) => within(document.getElementById(rule)!);

  it.each(CONTENTS.map(({ slug }) => slug))("draws every picture and example of %s beside its rule", async (game) => {
    render(Rules, { game });
    await screen.findByRole("heading", { level: 1 });
    const { pictures = [], examples } = CONTENTS.find(({ slug }) => slug === game)!;
    for (const { rule, words: id, rows } of [...pictures, ...examples]) {
      const figure = item(rule).getByText(words.say(id), { exact: false }).closest("figure")!;
      if (examples.some((example) => example.words === id)) within(figure).getByText("Example");
      expect(figure.querySelectorAll("svg, table").length).toBeGreaterThanOrEqual(rows.length);
    }
  });

  it("draws the cards of an example, who played them, and hidden cards", async () => {
    render(Rules, { game: "potato-man" });
    await screen.findByRole("heading", { level: 1 });
    const cards = item("PM-10").getAllByRole("listitem");
    expect(cards.map(({ textContent }) => textContent!.trim().replace(/\s+/g, " "))).toEqual([
      "A draws Y2",
      "B draws a card",
      "A draws R17",
      "B draws a card",
    ]);
    expect(within(cards[2]!).getByRole("img").getAttribute("aria-label")).toBe("blue 10");
  });

  it("lists all encounters with their rankings, and names every head", async () => {
    render(Rules, { game: "hot-potato" });
    await screen.findByRole("heading", { level: 1 });
    const rows = item("HP-3").getAllByRole("row").slice(1);
    expect(rows).toHaveLength(12);
    expect(new Set(ENCOUNTERS.map(({ ranking }) => [...ranking].sort().join())).size).toBe(1);
    const slug = within(item("HP-3").getByRole("row", { name: /Sneaky Slug/ }));
    expect(slug.getAllByRole("img").map((head) => head.getAttribute("aria-label"))).toEqual([
      "Robotato",
      "Sweet Potato",
      "Poteto Potato",
      "Couch Potato",
      "Rambotato",
      "A-peeling Potato",
    ]);
  });

  it("tells where the Hot Potato goes", async () => {
    render(Rules, { game: "hot-potato" });
    await screen.findByRole("heading", { level: 1 });
    item("HP-13").getByText("The Hot Potato goes to C.");
    expect(item("HP-13").getAllByText("The Hot Potato goes to the middle.")).toHaveLength(2);
    expect(item("HP-13").getAllByText("names C")).toHaveLength(3);
  });

  it("says whose game it is", async () => {
    render(Rules, { game: "hot-potato" });
    expect(await screen.findByText(/Hot Potato! is a game by T.\sRoem and A.\sDrent \(2020\/21\)/)).toBeTruthy();
    expect(screen.getByText(/not affiliated/)).toBeTruthy();
  });

  it("names the authors of all games on the page about Knolle", async () => {
    render(About);
    expect(await screen.findByText(/Potato Man is a game by G.\sBurkhardt and W.\sLehmann \(2013\)/)).toBeTruthy();
    expect(screen.getByText(/Compañeros is a game by S.\sBrückner \(2011\)/)).toBeTruthy();
  });
});
