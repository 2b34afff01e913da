import { beforeEach, expect, it } from "vitest";
import { written } from "$/words/story";
import type { LooseEvent as GameEvent } from "$/net/views";
import { t, words } from "$/words/words.svelte";
import { tell } from "./story";

const NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"];
const TRICK = ["G7", "G2", "Y9", "R5", "B10", "R6"].map((card, seat): GameEvent => ({ type: "play", seat, card }));
const read = (events: GameEvent[], index = events.length - 1) =>
  tell(events, index, NAMES).map((said) => [written(said, t, NAMES, "companeros"), said.rule]);

beforeEach(() => words.speak("en"));

it("ranks the colours and says where a tie stops (CO-7)", () => {
  expect(read([...TRICK, { type: "ranking", order: [5, 3, 4], stopped: 9 }])).toEqual([
    ["Colour values: red 11, blue 10, yellow 9 and green 9.", undefined],
    ["Order of taking: Fay, Dan and Eve.", "CO-5"],
    ["A tie between yellow and green at 9: no more cards are taken.", "CO-7"],
  ]);
});

it("tells a take with its points", () => {
  const take = { type: "take", seat: 5, colour: "yellow", cards: ["Y7", "Y4"] };
  expect(read([take])).toEqual([["Fay takes yellow for 11 points: Y7 and Y4.", undefined]]);
  expect(read([{ ...take, cards: ["Y1"] }])[0]![0]).toBe("Fay takes yellow for 1 point: Y1.");
});

it("says who goes on and why (CO-10), but not after the last trick", () => {
  const ranking = { type: "ranking", order: [5], stopped: null };
  const trick = { type: "trick", starter: 5 };
  expect(read([...TRICK, ranking, trick])).toEqual([["Fay had the first choice and starts the next trick.", "CO-10"]]);
  expect(read([...TRICK, { ...ranking, order: [], stopped: 9 }, { type: "trick", starter: 0 }])).toEqual([
    ["Ann starts again because nobody could take.", "CO-10"],
  ]);
  expect(read([...TRICK, ranking, trick, { type: "game", points: [1, 2, 3, 4, 5, 6] }], TRICK.length + 1)).toEqual([]);
});

it("tells only the hand that may be seen", () => {
  const deal = { type: "deal", game: 1, starter: 0, display: ["R1", "Y2"], hands: [null, ["G3"], null] };
  expect(read([deal]).map(([text]) => text)).toEqual([
    "Game 1: Ann starts. The display holds R1 and Y2.",
    "Ben holds G3.",
  ]);
});
