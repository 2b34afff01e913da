import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { words } from "../../lib/words.svelte";
import { addressOf, CONTENTS, pieces } from "./contents";
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

  it("brings its words along, its ruling marked, and links to the others", async () => {
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
