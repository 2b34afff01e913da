import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { press } from "$/ui/keys";
import { settings } from "$/ui/settings.svelte";
import type { CompanerosEvent, CompanerosView, Play } from "$/net/views";
import { words } from "$/words/words.svelte";
import { companeros, Pretended } from "$/table/pretended.svelte";
import Board from "./Board.svelte";
import Last from "./Last.svelte";

beforeAll(() => words.speak("en"));
beforeEach(() => settings.set("fly", 0));

/** The worked example of the rules: six players, a tie of green and yellow. */
const PLAYS: Play[] = [
  [0, "G7"],
  [1, "G2"],
  [2, "Y9"],
  [3, "R5"],
  [4, "B10"],
  [5, "R6"],
];
const items = (name: string) => within(screen.getByRole("list", { name })).getAllByRole("listitem");

test("sorts the display by colour, with points", () => {
  render(Board, { seen: new Pretended(companeros(3)) });
  const said = items("The display").map((group) =>
    group.querySelector(".unseen")!.textContent.replace(/\s+/g, " ").trim(),
  );
  expect(said).toEqual(["red: 9 points. red 8, red 1", "yellow: 11 points. yellow 7, yellow 4"]);
});

const VALUES: CompanerosView["values"] = [
  ["red", 11],
  ["blue", 10],
  ["yellow", 9],
  ["green", 9],
];

test("lists colour values in the order of the ranking and marks ties", () => {
  render(Board, { seen: new Pretended(companeros(6, { trick: PLAYS, values: VALUES, legal: [] })) });
  const shown = within(screen.getByRole("list", { name: "Colour values, highest first" }));
  expect(shown.getAllByText("tied")).toHaveLength(2);
});

test("offers the groups of the display as buttons when it is time to take", async () => {
  const view = companeros(3, { phase: "take", legal: ["red", "yellow"], ranking: [0, 1], trick: PLAYS.slice(0, 3) });
  view.ask = ["say", "co-your-take", {}, null];
  const seen = new Pretended(view);
  render(Board, { seen });
  expect(screen.getByText("Take a colour from the display.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Play/ })).toBeNull();
  screen.getByRole("button", { name: "Take red: 9 points" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(seen.acted).toEqual(["red"]);
});

test("the keys go through the colours while one is asked for, and leave the hand alone", async () => {
  addEventListener("keydown", press);
  onTestFinished(() => removeEventListener("keydown", press));
  const view = companeros(3, { phase: "take", legal: ["red", "yellow"], ranking: [0, 1], trick: PLAYS.slice(0, 3) });
  const seen = new Pretended(view);
  render(Board, { seen });
  const focused = () => document.activeElement!.getAttribute("data-choice");
  document.querySelector<HTMLElement>("[data-card='Y5']")!.focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByTitle("Do not play it by itself")).toBeNull();
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toBe("red");
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe("yellow");
  await userEvent.keyboard("1");
  expect(focused()).toBe("red");
  await userEvent.keyboard("2{Enter}");
  expect(seen.acted).toEqual(["yellow"]);
  await userEvent.click(document.querySelector("[data-card='Y5']")!);
  expect(screen.queryByRole("button", { name: /on my turn/ }), "first the colour").toBeNull();
  seen.view = companeros(3);
  await tick();
  await userEvent.keyboard("1{Enter}");
  expect(seen.acted).toEqual(["yellow", "R1"]);
});

const RANKING: CompanerosEvent = { type: "ranking", order: [0, 1], stopped: 7, values: VALUES, tied: ["green"] };
const TAKE: CompanerosEvent = { type: "take", seat: 0, colour: "red", cards: ["R8", "R1"], points: 9 };
const said = (item: HTMLElement) => item.textContent.replace(/\s+/g, " ").trim();

test("shows in the ranking who has taken what, and who takes now", () => {
  const takes: CompanerosView["takes"] = [[0, ["R8", "R1"]]];
  const view = companeros(3, { phase: "take", legal: [], to_act: [1], turn: 1, ranking: [0, 1], takes, stopped: 7 });
  const seen = new Pretended({ ...view, waits: ["say", "co-takes", { name: ["seat", 1] }, null] });
  seen.tell([RANKING]);
  seen.tell([TAKE]);
  render(Board, { seen });
  const ranked = items("Who takes, in this order");
  expect(ranked.map(said)).toEqual(["Ann +9", "Ben", "Tie at 7: stop"]);
  expect(ranked[1]!.getAttribute("aria-current")).toBe("step");
  expect(screen.getByText("Ben takes a colour.")).toBeTruthy();
});

test("shows the last take before the trick joins the display", async () => {
  const view = companeros(3, {
    phase: "take",
    legal: [],
    to_act: [],
    ranking: [0, 1],
    stopped: 7,
    trick: PLAYS.slice(0, 3),
  });
  const seen = new Pretended(view);
  seen.tell([RANKING]);
  seen.tell([TAKE], "look", [["say", "log-order-nobody", {}, null]]);
  render(Board, { seen });
  expect(items("The trick")).toHaveLength(3);
  expect(document.querySelector(".line")!.textContent).not.toBe("");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(seen.skipped).toBe(1);
});

test("shows the plays, values and takes of the last trick", () => {
  const seen = new Pretended(companeros(3));
  seen.tell([RANKING]);
  seen.tell([TAKE]);
  seen.tell([{ type: "trick", starter: 0, plays: PLAYS.slice(0, 3), again: false, last: false }]);
  seen.tell([{ type: "play", seat: 0, card: "R1", leads: true }]);
  render(Last, { seen });
  expect(screen.getAllByRole("img")).toHaveLength(3);
  expect(items("Who takes, in this order").map(said)).toEqual(["Ann +9", "Ben", "Tie at 7: stop"]);
});

test("does not show what `memory` hides (CO-16)", () => {
  const seen = new Pretended(companeros(3, { memory: "on", points: null, taken: null }));
  seen.log = [];
  render(Last, { seen });
  expect(screen.queryByRole("img")).toBeNull();
});

test("shows no points with `memory`", () => {
  render(Board, { seen: new Pretended(companeros(3, { memory: "on", points: null, taken: null })) });
  expect(screen.getAllByText("?")).toHaveLength(3);
});

test("shows the points of a game until the reader goes on, and counts them once", async () => {
  const scores = [[12, 30, 7]];
  const view = companeros(3, {
    games: 2,
    phase: "deal",
    scores,
    totals: [12, 30, 7],
    points: [12, 30, 7],
    so_far: null,
    legal: [],
  });
  const seen = new Pretended(view);
  seen.tell([{ type: "game", points: [12, 30, 7], game: 1, games: 2, totals: [12, 30, 7] }], "stop");
  render(Board, { seen });
  expect(screen.getByRole("row", { name: "Ben +30 30" })).toBeTruthy();
  expect([...document.querySelectorAll(".score")].map((one) => one.textContent.replace(/\D/g, ""))).toEqual([
    "30",
    "7",
    "12",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(seen.skipped).toBe(1);
});

test("shows the points of the only game once", () => {
  const seen = new Pretended(companeros(3, { totals: [12, 30, 7], so_far: null, legal: [] }));
  seen.tell([{ type: "game", points: [12, 30, 7], game: 1, games: 1, totals: [12, 30, 7] }], "look");
  render(Board, { seen });
  expect(screen.getByRole("row", { name: "Ben +30" })).toBeTruthy();
});

test("shows the last trick when the match is over", () => {
  const seen = new Pretended(companeros(3, { phase: "over", trick: [], legal: [], to_act: [] }));
  seen.tell([RANKING]);
  seen.tell([{ type: "trick", starter: 0, plays: PLAYS.slice(0, 3), again: false, last: true }]);
  seen.tell([{ type: "game", points: [12, 30, 7], game: 1, games: 1, totals: [12, 30, 7] }], "stop");
  seen.tell([]);
  render(Board, { seen });
  expect(items("The trick")).toHaveLength(3);
});

test("shows on the cards of the trick who takes when, what they took, and which colours stop it", () => {
  const seen = new Pretended(companeros(6, { phase: "take", ranking: [4, 2], legal: [], to_act: [2], trick: PLAYS }));
  seen.tell([{ type: "ranking", order: [4, 2], stopped: 9, values: VALUES, tied: ["green"] }]);
  seen.tell([{ type: "take", seat: 4, colour: "red", cards: ["R8", "R1"], points: 9 }]);
  render(Board, { seen });
  const marks = items("The trick").map((card) => card.querySelector(".rank")?.textContent.trim() ?? null);
  expect(marks).toEqual(["=", "=", "2.", null, "+9", null]);
});

test("shows the number of the trick that the view has", () => {
  render(Board, { seen: new Pretended(companeros(3, { n_tricks: 9, this_trick: 9, phase: "deal", legal: [] })) });
  expect(screen.getByText("Trick 9 of 9")).toBeTruthy();
});

test("says that the display is empty", () => {
  const seen = new Pretended(companeros(3, { display: [], worths: [] }));
  render(Board, { seen });
  expect(screen.getByText("The display is empty.")).toBeTruthy();
});

test("shows what a player has taken as a pile with its points, unless `memory` hides it", () => {
  const taken = [["R2", "R3"], [], []];
  const { unmount } = render(Board, { seen: new Pretended(companeros(3, { taken, points: [5, 0, 0] })) });
  expect(screen.getByText("Taken: 2 cards. Points:").parentElement!.textContent).toContain("5");
  unmount();
  render(Board, { seen: new Pretended(companeros(3, { memory: "on", taken: null, points: null })) });
  expect(screen.queryByText(/^Taken/)).toBeNull();
});
