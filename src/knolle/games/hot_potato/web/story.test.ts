import { beforeEach, expect, it } from "vitest";
import { written } from "$/words/story";
import type { LooseEvent as GameEvent } from "$/net/views";
import { t, words } from "$/words/words.svelte";
import { tell } from "./story";

const NAMES = ["Ann", "Ben", "Cleo"];
const read = (...events: GameEvent[]) =>
  tell(events, events.length - 1, NAMES).map((said) => [written(said, t, NAMES, "hot-potato"), said.rule]);
const rambo = (seat: number, target: number): GameEvent => ({
  type: "effect",
  seat,
  potato: "rambo",
  used: true,
  target,
});
const hot = (at: number | null): GameEvent => ({ type: "hot", at });
const POINTS = { type: "points", gained: [0, 0, 1], totals: [0, 0, 1] };

beforeEach(() => words.speak("en"));

it("ranks what lies there, the added card too (HP-8)", () => {
  const deal = { type: "deal", rankings: { "grim-grater": ["peeling", "rambo", "couch", "poteto", "sweet", "robo"] } };
  const reveal = { type: "reveal", potatoes: ["poteto", "robo", "robo"] };
  const extra = { type: "extra", seat: 0, potato: "rambo" };
  expect(read(deal, reveal, extra, { type: "encounter", name: "grim-grater" })).toEqual([
    ["Grim Grater is turned up.", undefined],
    ["From best to worst: Rambotato, Poteto Potato and Robotato.", "HP-8"],
  ]);
  expect(read(deal, reveal)[0]).toEqual(["Round 1.", undefined]);
});

it("calls a table's own encounters as the table does", () => {
  expect(read({ type: "show", cards: ["Aunt Ida", "grim-grater"] })[0]![0]).toContain("Aunt Ida and Grim Grater");
});

it("tells points, doubled by Sweet Potato (HP-12)", () => {
  expect(read({ type: "points", gained: [2, 0, 1], totals: [5, 0, 1] })).toEqual([
    ["Ann gains 2 points because Sweet Potato was in force.", "HP-12"],
    ["Cleo gains 1 point.", undefined],
    ["Points: Ann 5, Ben 0 and Cleo 1.", undefined],
  ]);
});

it("tells what was peeled to the one who saw it only (HP-10)", () => {
  const effect = { type: "effect", seat: 1, potato: "peeling", used: true };
  expect(read(effect)[0]![0]).toBe("Ben uses A-peeling Potato and looks at the next encounters. They are shuffled.");
  expect(read({ ...effect, saw: ["bold-beetle"] })[0]![0]).toContain("sees Bold Beetle.");
  expect(read({ ...effect, saw: [] })[0]![0]).toContain("no encounter left");
  expect(read({ ...effect, used: false })[0]![0]).toBe("Ben does not use A-peeling Potato.");
});

it("says where the Hot Potato goes and why (HP-12, HP-13)", () => {
  expect(read(POINTS, rambo(0, 1), hot(1))).toEqual([["Ben gets the Hot Potato.", "HP-13"]]);
  expect(read(hot(1), POINTS, rambo(0, 1), hot(1))).toEqual([["Ben keeps the Hot Potato.", "HP-13"]]);
  expect(read(POINTS, rambo(0, 1), hot(null))).toEqual([
    ["Ben has Robotato in force: the Hot Potato goes to the middle.", "HP-12"],
  ]);
  expect(read(POINTS, rambo(0, 2), rambo(1, 0), hot(null))[0]![0]).toContain("Different players were named");
  expect(read(POINTS, hot(null))).toEqual([
    ["Everybody played Rambotato: the Hot Potato goes to the middle.", "HP-13"],
  ]);
});

it("tells a new deck apart from the first (HP-17)", () => {
  expect(read({ type: "deal" })[0]![1]).toBe("HP-17");
  expect(read({ type: "deal", rankings: {} })[0]![1]).toBeUndefined();
});
