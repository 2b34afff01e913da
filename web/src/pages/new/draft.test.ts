import { expect, test } from "vitest";
import type { GameFacts } from "$generated/wire";
import {
  bodyOf,
  defaultOf,
  freshDraft,
  hasHints,
  kindOf,
  optionsFor,
  peopleHere,
  readLines,
  waitsForFriends,
  type Draft,
} from "./draft";
import { option, POTATO_MAN } from "./pretended";

const VARIANT = option("variant", { choices: ["standard", "no-green"], only_players: [3], default: "standard" });
const ROUNDS = option("rounds", { least: 1, most: 100, default: { 2: 2, 3: 3, 4: 4, 5: 5 } });
const GOLD = option("gold", { least: 0, most: 100, default: 5 });
const DECK = option("encounters", {});
const GAME: GameFacts = { ...POTATO_MAN, options: [VARIANT, ROUNDS, GOLD, DECK] };
const draft = (facts: Partial<Draft>): Draft => ({ ...freshDraft(4, "medium"), ...facts });

test("leaves out options for another number of players", () => {
  expect(optionsFor(GAME, 3).map(({ name }) => name)).toEqual(["variant", "rounds", "gold", "encounters"]);
  expect(optionsFor(GAME, 4).map(({ name }) => name)).toEqual(["rounds", "gold", "encounters"]);
});

test("knows a default that depends on the number of players", () => {
  expect(defaultOf(ROUNDS, 2)).toBe(2);
  expect(defaultOf(ROUNDS, 5)).toBe(5);
  expect(defaultOf(GOLD, 5)).toBe(5);
  expect(defaultOf(DECK, 5)).toBe("");
});

test("has a field for each kind of option", () => {
  expect([VARIANT, ROUNDS, DECK].map(kindOf)).toEqual(["choices", "number", "lines"]);
});

test("sends only options that matter and differ from the default", () => {
  const options = { variant: "no-green", rounds: 4, gold: 0 };
  expect(bodyOf(draft({ options }), GAME).options).toEqual({ gold: 0 });
  expect(bodyOf(draft({ options, players: 3 }), GAME).options).toEqual({ variant: "no-green", rounds: 4, gold: 0 });
});

test("reads a custom deck line by line", () => {
  const text = "Hare: couch, sweet\n\n  Fox : robo ,rambo,\nNothing";
  expect(readLines(text)).toEqual({ Hare: ["couch", "sweet"], Fox: ["robo", "rambo"], Nothing: [] });
  expect(bodyOf(draft({ options: { encounters: "Hare: couch" } }), GAME).options).toEqual({
    encounters: { Hare: ["couch"] },
  });
});

test("seats bots as chosen and ignores seats beyond the number of players", () => {
  const others: Draft["others"] = ["open", "hard", "open", "master", "easy"];
  expect(bodyOf(draft({ others }), GAME).bots).toEqual({ 2: "hard" });
  expect(bodyOf(draft({ others, players: 5 }), GAME).bots).toEqual({ 2: "hard", 4: "master" });
  expect(waitsForFriends(draft({ others, players: 2 }))).toBe(true);
  expect(waitsForFriends(draft({ others: ["hard", "open"], players: 2 }))).toBe(false);
});

test("starts at random if the starter's seat no longer exists", () => {
  expect(bodyOf(draft({ starter: 3 }), GAME).settings!.starter).toBe(3);
  expect(bodyOf(draft({ starter: 3, players: 3 }), GAME).settings!.starter).toBe("random");
});

test("offers preset clocks, a custom clock, or none", () => {
  expect(bodyOf(draft({}), GAME).settings!.clock).toBeNull();
  expect(bodyOf(draft({ pace: "quick" }), GAME).settings!.clock).toEqual({ move: 15, reserve: 60 });
  expect(bodyOf(draft({ pace: "own", clock: { move: 7, reserve: 0 } }), GAME).settings!.clock).toEqual({
    move: 7,
    reserve: 0,
  });
});

test("lets no bot take over where a choice may take days, unless that is wanted", () => {
  const settings = (facts: Partial<Draft>) => bodyOf(draft(facts), GAME).settings;
  expect(settings({ pace: "quick" })).toMatchObject({ takeover: 60 });
  expect(settings({ pace: "week" })).toMatchObject({ clock: { move: 604_800, reserve: 0 }, takeover: null });
  expect(settings({ pace: "week", takeover: 600 })).toMatchObject({ takeover: 600 });
});

test("people at this screen have names and no clock", () => {
  const shared = draft({ others: ["here", "hard"], names: [" Ben "], players: 3, pace: "quick" });
  expect(peopleHere(shared)).toEqual([{ seat: 1, name: "Ben" }]);
  expect(bodyOf(shared, GAME)).toMatchObject({ bots: { 2: "hard" }, settings: { clock: null } });
  expect([waitsForFriends(shared), hasHints(shared)]).toEqual([false, false]);
});
