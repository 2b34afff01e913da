import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { stays } from "$/table/seen";
import { settings } from "$/ui/settings.svelte";
import type { GameEvent, Play } from "$/net/views";
import { words } from "$/words/words.svelte";
import { companeros, Pretended } from "$/table/pretended.svelte";
import Board from "./Board.svelte";
import { sceneAt, values } from "./scene";

beforeAll(() => words.speak("en"));
beforeEach(() => settings.set("fly", 0));

/** The worked case of the rules: six players, a tie of green and yellow. */
const PLAYS: Play[] = [
  [0, "G7"],
  [1, "G2"],
  [2, "Y9"],
  [3, "R5"],
  [4, "B10"],
  [5, "R6"],
];
const items = (name: string) => within(screen.getByRole("list", { name })).getAllByRole("listitem");

test("the display lies by colour with its points", () => {
  render(Board, { seen: new Pretended(companeros(3)) });
  const said = items("The display").map((group) =>
    group.querySelector(".unseen")!.textContent.replace(/\s+/g, " ").trim(),
  );
  expect(said).toEqual(["red: 9 points. red 8, red 1", "yellow: 11 points. yellow 7, yellow 4"]);
});

test("colour values stand in the order of the ranking, ties are marked", () => {
  expect(values(PLAYS).map(({ colour, sum, tied }) => [colour, sum, tied])).toEqual([
    ["red", 11, false],
    ["blue", 10, false],
    ["yellow", 9, true],
    ["green", 9, true],
  ]);
  render(Board, { seen: new Pretended(companeros(6, { trick: PLAYS, legal: [] })) });
  const shown = within(screen.getByRole("list", { name: "Colour values, highest first" }));
  expect(shown.getAllByText("tied")).toHaveLength(2);
});

test("to take, a group of the display is a button", async () => {
  const view = companeros(3, { phase: "take", legal: ["red", "yellow"], ranking: [0, 1], trick: PLAYS.slice(0, 3) });
  const seen = new Pretended(view);
  render(Board, { seen });
  expect(screen.getByText("Take a colour from the display.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Play/ })).toBeNull();
  screen.getByRole("button", { name: "Take red: 9 points" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(seen.acted).toEqual(["red"]);
});

test("in the take phase the ranking shows who takes now", () => {
  const view = companeros(3, {
    phase: "take",
    legal: [],
    turn: 1,
    ranking: [0, 1],
    takes: [[0, ["R8", "R1"]]],
    stopped: 7,
  });
  render(Board, { seen: new Pretended(view) });
  expect(items("Who takes, in this order").map((item) => item.textContent.replace(/\s+/g, " ").trim())).toEqual([
    "Ann +9",
    "Ben",
    "Tie at 7: stop",
  ]);
  expect(screen.getByText("Ben takes a colour.")).toBeTruthy();
});

test("a finished trick shows who took what before its cards join the display", () => {
  const log: GameEvent[] = [
    { type: "deal", game: 1, games: 1, starter: 0, display: ["Y7", "Y4", "B4"], hands: [] },
    ...PLAYS.map(([seat, card]) => ({ type: "play" as const, seat, card, leads: seat === 0 })),
    { type: "ranking", order: [5, 3, 4], stopped: 9, values: [], tied: ["yellow", "green"] },
    { type: "take", seat: 5, colour: "yellow", cards: ["Y7", "Y4"], points: 11 },
    { type: "trick", starter: 5, plays: PLAYS, again: false, last: false },
  ];
  // the next game has been dealt, and a card lies there again
  const seen = new Pretended(companeros(6, { display: ["Y7", "G10"], legal: [] }));
  seen.scene = sceneAt(log);
  render(Board, { seen });
  const groups = items("The display");
  expect(groups).toHaveLength(2);
  expect(groups[0]!.textContent).toContain("Fay");
  expect(groups[1]!.textContent).toContain("blue: 4 points");
  expect(screen.getByText(/Fay had the first choice/)).toBeTruthy();
});

test("where memory counts, points are not shown", () => {
  render(Board, { seen: new Pretended(companeros(3, { memory: "on", points: null, taken: null })) });
  expect(screen.getAllByText("?")).toHaveLength(3);
});

test("the points of a game stay until somebody goes on", async () => {
  const seen = new Pretended(companeros(3, { games: 2, this_game: 2, totals: [12, 30, 7] }));
  seen.scene = sceneAt([{ type: "game", points: [12, 30, 7] }]);
  expect(stays(seen.scene)).toBe(true);
  render(Board, { seen });
  expect(screen.getByRole("row", { name: "Ben 30" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(seen.skipped).toBe(1);
});
