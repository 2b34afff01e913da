import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { beforeEach, expect, it } from "vitest";
import { press } from "$/ui/keys";
import { settings } from "$/ui/settings.svelte";
import type { View } from "$/net/views";
import { words } from "$/words/words.svelte";
import Generic from "./Generic.svelte";
import GenericLast from "./GenericLast.svelte";
import { potatoMan, Pretended } from "./pretended.svelte";
import { gameModule } from "./seen";

beforeEach(async () => {
  settings.set("fly", 0);
  await words.speak("en");
});

/** A view of a game that the page does not know. */
function invented(change: Partial<View> = {}): View {
  const { names, options, seat, players, to_act, chosen, choice, scores } = potatoMan(3);
  return {
    ...{ names, options, seat, players, to_act, chosen, choice, scores },
    game: "old-maid",
    totals: [4, 0, 7],
    hand_sizes: [2, 3, 1],
    hand: ["Y2", "R7"],
    legal: ["pass", "Y2", "R7", "to 2"],
    ask: ["say", "tell-ask-card", {}, null],
    called: { pass: "Pass", "to 2": ["say", "action-send", { name: ["seat", 2] }, null] },
    situation: [
      ["say", "log-hand", { name: ["seat", 1], cards: ["list", [["card", "B9"]], "and"] }, "PM-7"],
      ["say", "log-totals", { scores: ["list", [["score", 0, 4]], "and"] }, null],
    ],
    ...change,
  } as unknown as View;
}

function shown(change: Partial<View> = {}) {
  const seen = new Pretended(invented(change));
  const { container } = render(Generic, { seen });
  return { seen, container };
}
const choices = () => within(screen.getByRole("region", { name: "What you can do" })).getAllByRole("button");

it("describes the table in sentences, with the rules", () => {
  shown();
  const lines = within(screen.getByRole("list", { name: "Table" })).getAllByRole("listitem");
  expect(lines[0]!.textContent).toContain("Ben holds");
  expect(lines[0]!.querySelector("[role='img']")?.getAttribute("aria-label")).toBe("blue 9");
  expect(within(lines[0]!).getByRole("link").getAttribute("href")).toBe("/rules/old-maid#PM-7");
  expect(lines).toHaveLength(2);
  expect(screen.getByText("Your turn: play a card.")).toBeTruthy();
});

it("shows the scores and cards of everybody", () => {
  shown();
  const ben = screen.getByText("Ben").closest<HTMLElement>("[data-seat]")!;
  expect(ben.textContent).toContain("3 cards");
  const ann = screen.getByText("Ann").closest<HTMLElement>("[data-seat]")!;
  expect(within(ann).getByRole("list", { name: "2 cards" }).textContent).toContain("yellow 2");
  expect(within(ben).queryByRole("list")).toBeNull();
  expect(ben.querySelector(".score")!.textContent).toContain("0");
});

it("has a button for each choice: cards are drawn, others named", async () => {
  const { seen } = shown();
  expect(choices().map((one) => one.querySelector(".unseen")!.textContent)).toEqual([
    "red 7",
    "yellow 2",
    "Pass",
    words.say("action-send", { name: "Cleo" }),
  ]);
  expect(choices().map((one) => one.querySelector("svg") !== null)).toEqual([true, true, false, false]);
  await userEvent.click(choices()[2]!);
  expect(seen.acted).toEqual(["pass"]);
});

it("is played by keyboard", async () => {
  const { seen } = shown();
  window.addEventListener("keydown", press);
  await userEvent.keyboard("2");
  expect(document.activeElement).toBe(choices()[1]);
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(seen.acted).toEqual(["pass"]);
  window.removeEventListener("keydown", press);
});

it("marks what a hint points at, for screen readers too", async () => {
  const { seen } = shown();
  seen.pointed = "pass";
  expect(await screen.findByRole("button", { name: "Pass, recommended" })).toBeTruthy();
});

it("asks nothing of those who wait", () => {
  shown({ legal: [], ask: null, waits: ["say", "tell-wait-card", { name: ["seat", 1] }, null] });
  expect(screen.queryByRole("region", { name: "What you can do" })).toBeNull();
  expect(screen.getByText("Ben is about to play a card.")).toBeTruthy();
});

it("passes the accessibility checks", async () => {
  const { container } = shown();
  const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
  expect(violations.map((one) => one.id)).toEqual([]);
});

it("shows the last events", () => {
  const { seen } = shown();
  seen.log = [{ number: 0, event: { type: "pass" }, said: invented().situation! }] as unknown as typeof seen.log;
  render(GenericLast, { seen });
  expect(screen.getAllByText(/^Ben holds/)).toHaveLength(2);
});

it("is the board of every game that has none", async () => {
  expect((await gameModule("old-maid" as View["game"])).Board).toBe(Generic);
});
