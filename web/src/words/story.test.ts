import { beforeEach, expect, it } from "vitest";
import type { SeatFacts } from "$generated/wire";
import { seatsTold, written } from "./story";
import { t, words } from "./words.svelte";

const OPEN: SeatFacts = { kind: "open", name: null, bot: null };
const ANN: SeatFacts = { kind: "person", name: "Ann", bot: null };
const BOT: SeatFacts = { kind: "bot", name: "Linda", bot: "hard" };
const read = (before: SeatFacts, after: SeatFacts) =>
  seatsTold([before], [after]).map((said) => written(said, t, [], "potato-man"));

beforeEach(() => words.speak("en"));

it("tells who comes and goes", () => {
  expect(read(OPEN, ANN)).toEqual(["Ann takes a seat."]);
  expect(read(ANN, OPEN)).toEqual(["Ann leaves the table."]);
  expect(read(OPEN, BOT)).toEqual(["Linda, a bot (Hard), takes a seat."]);
  expect(read(ANN, { ...ANN, name: "Cleo" })).toEqual(["Cleo takes over from Ann."]);
});

it("tells when a bot steps in and when the player is back", () => {
  expect(read(ANN, { ...ANN, bot: "medium" })).toEqual(["Ann is away: a bot (Medium) takes over."]);
  expect(read({ ...ANN, bot: "medium" }, ANN)).toEqual(["Ann is back and plays again."]);
});

it("says nothing where nothing changed", () => {
  expect(read(ANN, { ...ANN, entropy: true })).toEqual([]);
  expect(read(BOT, { ...BOT, bot: "easy" })).toEqual([]);
});
