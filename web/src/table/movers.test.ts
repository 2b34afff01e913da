import { beforeAll, expect, test } from "vitest";
import { words } from "$/words/words.svelte";
import { readerAt } from "./movers";

beforeAll(() => words.speak("en"));

const seats = ["Ann", "Cleo"].map((name) => ({ kind: "person" as const, name, bot: null, entropy: false }));
const movers = [
  { seat: 1, name: "Ben", bot: false, until: 3 },
  { seat: 1, name: "Ben", bot: true, until: 9 },
];

test("an event is told with the names of those who played then", () => {
  const players = { names: ["Ann", "Cleo"], seat: 0, movers, seats };
  expect([2, 3, 8, 9].map((event) => readerAt(players, event).names[1])).toEqual([
    "Ben",
    "Ben (bot)",
    "Ben (bot)",
    "Cleo",
  ]);
});

test("without a change everybody has their name", () => {
  const players = { names: ["Ann", "Cleo"], seat: 0, movers: [], seats };
  expect(readerAt(players, 0)).toBe(players);
});

test("a bot that plays for somebody now is named as one", () => {
  const players = { names: ["Ann", "Cleo"], seat: 0, movers, seats: [seats[0]!, { ...seats[1]!, bot: "easy" }] };
  expect([2, 9].map((event) => readerAt(players, event).names[1])).toEqual(["Ben", "Cleo (bot)"]);
});
