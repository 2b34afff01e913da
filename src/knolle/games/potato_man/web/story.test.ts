import { beforeEach, expect, it } from "vitest";
import { spoken, written } from "$/words/story";
import type { LooseEvent as GameEvent } from "$/net/views";
import { t, words } from "$/words/words.svelte";
import { tell } from "./story";

const NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"];
const plays = (...cards: string[]): GameEvent[] => cards.map((card, seat) => ({ type: "play", seat, card }));
const last = (events: GameEvent[]) => tell(events, events.length - 1, NAMES);
const read = (events: GameEvent[]) => last(events).map((said) => [written(said, t, NAMES, "potato-man"), said.rule]);
const heard = (events: GameEvent[]) => last(events).map((said) => spoken(said, t, NAMES, "potato-man"));
const trick = (winner: number, card: string, sack: string | null): GameEvent => ({ type: "trick", winner, card, sack });

beforeEach(() => words.speak("en"));

it("tells who leads, and the faces", () => {
  expect(read(plays("Y8"))).toEqual([["Ann leads Y8.", undefined]]);
  expect(read(plays("Y8", "R17"))).toEqual([["Ben plays R17, an Evil Potato.", undefined]]);
  expect(heard(plays("Y8", "R17", "Y2"))).toEqual(["Cleo plays yellow 2, a Potato Man."]);
  expect(heard([...plays("Y8"), { type: "draw", seat: 0 }, { type: "play", seat: 1, card: "B8" }])).toEqual([
    "Ben plays blue 8.",
  ]);
});

it("says why a trick is won (PM-13, PM-14)", () => {
  expect(read([...plays("Y8", "B8", "R17", "Y2", "G4"), trick(3, "Y2", "yellow")])).toEqual([
    ["Dan wins the trick with Y2: Potato Man beats Evil Potato.", "PM-14"],
    ["Dan takes a yellow sack card: 4 sacks.", undefined],
  ]);
  expect(read([...plays("Y5", "R16", "B16", "G6"), trick(2, "B16", "blue")])[0]).toEqual([
    "Cleo wins the trick with B16: of equal numbers, the later one wins.",
    "PM-13",
  ]);
  expect(read([...plays("Y8", "B8", "R9"), trick(2, "R9", "red")])[0]).toEqual([
    "Cleo wins the trick with R9.",
    undefined,
  ]);
});

it("says what is taken when a colour is gone (PM-15)", () => {
  expect(read([...plays("R9"), trick(0, "R9", "gold")])[1]).toEqual([
    "Ann takes a gold sack card, because there are no red ones left.",
    "PM-15",
  ]);
  expect(read([...plays("R9"), trick(0, "R9", null)])[1]).toEqual([
    "Ann gets nothing: the red and gold sack cards are all gone.",
    "PM-15",
  ]);
});

it("tells a block and the hand shown (PM-11)", () => {
  const [said] = read([...plays("R9"), { type: "block", seat: 1, hand: ["R5", "R18"] }]);
  expect(said![0]).toContain("Ben cannot play any of these cards: R5 and R18.");
  expect(said![1]).toBe("PM-11");
});

it("tells only what a seat may see of a deal, and all of it after the round", () => {
  const deal = { type: "deal", round: 2, starter: 1, hands: [null, ["R5", "B4"]] };
  expect(read([deal]).map(([text]) => text)).toEqual(["Round 2: Ben starts.", "Ben holds R5 and B4."]);
  const dealt = { hands: [["Y1"], ["R5"]], piles: [["B4"], ["B5"]], aside: ["G3", "G4"] };
  expect(read([{ type: "round", sacks: [7, 3], dealt }]).map(([text]) => text)).toEqual([
    "Sacks of this round: Ann 7 and Ben 3.",
    "Ann was dealt Y1.",
    "Ann, draw pile from the top: B4.",
    "Ben was dealt R5.",
    "Ben, draw pile from the top: B5.",
    "Set aside: G3 and G4.",
  ]);
});

it("is told again in another language, with the letters of its cards", async () => {
  await words.speak("de");
  const won = [...plays("Y8", "R17", "Y2"), trick(2, "Y2", "yellow")];
  expect(read(won).map(([text]) => text)).toEqual([
    "Cleo gewinnt den Stich mit Ge2: Potato Man schlägt Evil Potato.",
    "Cleo nimmt eine gelbe Sackkarte: 4 Säcke.",
  ]);
  await words.speak("it");
  expect(heard(plays("R8"))).toEqual(["Ann comincia la presa con l’8 rosso."]);
  await words.speak("fr");
  expect(heard(plays("R8"))).toEqual(["Ann entame avec le 8 rouge."]);
});

it("passes over what it does not know", () => {
  expect(tell([{ type: "undo", seat: 0, kept: 1 }], 0, NAMES)).toEqual([]);
});
