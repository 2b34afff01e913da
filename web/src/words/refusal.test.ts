import { beforeEach, expect, it } from "vitest";
import { refusal } from "./refusal";
import { t, words } from "./words.svelte";

const NAMES = ["Ann", "Ben", "Cleo", "Dan"];
const told = (code: string, params: object, names = NAMES, seat: number | null = 0) =>
  refusal({ code, params, rule: "PM-7", sentence: "Said by the server." }, t, names, seat).text;
const clash = (seat: number) => told("colour-already-in-trick", { card: "B5", colour: "blue", seat, allowed: ["R7"] });

beforeEach(() => words.speak("en"));

it("sees the others from the reader's own chair", () => {
  expect(clash(1)).toBe(
    "There is already blue in this trick, played by your left neighbour (Ben). Play another colour.",
  );
  expect(clash(2)).toContain("played by Cleo opposite you.");
  expect(clash(3)).toContain("played by your right neighbour (Dan).");
  expect(clash(0)).toContain("played by you.");
  const five = [...NAMES, "Eve"];
  expect(told("not-your-turn", { seat: "0", acting: [2] }, five)).toBe(
    "It is not your turn. The table waits for Cleo.",
  );
  expect(told("not-your-turn", { seat: "0", acting: [1, 2] }, five, null)).toContain("waits for Ben and Cleo.");
});

it("keeps the rule and falls back to the server's sentence", () => {
  expect(refusal({ code: "new-code", params: {}, rule: "PM-7", sentence: "So." }, t, NAMES, 0)).toEqual({
    text: "So.",
    rule: "PM-7",
  });
  expect(refusal({ code: "table-full", params: {}, rule: null, sentence: "" }, t, NAMES, 0).rule).toBeNull();
});

it("names cards, potatoes and players", () => {
  expect(told("card-not-in-hand", { card: "B9", allowed: ["B4"] })).toContain("You do not have blue 9.");
  expect(told("card-not-in-hand", { action: "couch", seat: 0, allowed: ["robo"] })).toContain("Couch Potato");
  expect(told("names-rambo-player", { action: "to 1", seat: 0, allowed: [] })).toContain("your left neighbour (Ben)");
  expect(told("unknown-action", { action: "'R99x'", allowed: ["to 1", "decline"] })).toBe(
    `You cannot choose R99x now. You can choose ${t("action-send", { name: "Ben" })} or ${t("action-decline")}.`,
  );
  expect(told("seat-taken", { seat: 0, free: [1, 2] })).toContain("Still free: 2 and 3.");
});

it("says what an option may be", () => {
  const whole = { choices: null, least: 1, most: 1000000000, only_players: null };
  expect(told("bad-option-value", { option: "rounds", value: "0", ...whole })).toBe(
    "“Rounds” cannot be 0. Allowed: a whole number, 1 or more.",
  );
  expect(told("bad-option-value", { option: "rounds", value: "101", ...whole, most: 100 })).toContain("from 1 to 100.");
  const variant = { choices: ["standard", "no-green"], least: null, most: null, only_players: [3] };
  expect(told("bad-option-value", { option: "variant", value: "'x'", ...variant })).toBe(
    "“Colours in the deck” cannot be x. Allowed: all four or without green (only with 3 players).",
  );
});

it("speaks the other languages", async () => {
  await words.speak("de");
  expect(clash(1)).toBe("Blau liegt schon in diesem Stich, gespielt von Ben (links von dir). Spiel eine andere Farbe.");
  await words.speak("fr");
  expect(clash(3)).toBe("Il y a déjà du bleu dans ce pli, joué par Dan (à ta droite). Joue une autre couleur.");
  await words.speak("it");
  expect(clash(0)).toBe("Il colore blu è già in questa presa, giocato da te. Gioca un altro colore.");
});
