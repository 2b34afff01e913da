/** The page formats messages as tests/words/cases.json says, and so does words/sentence.py. */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import type { Refusal } from "$generated/wire";
import { partsOf, phrase, refusal, sentence, type Said, type Sense, type Value } from "./said";
import { type Language, LANGUAGES, words } from "./words.svelte";

interface Case {
  language: Language;
  sense: Sense;
  names: string[];
  seat: number | null;
  value: Value;
  text: string;
}
const CASES: Case[] = JSON.parse(readFileSync("tests/words/cases.json", "utf8"));

describe.each(LANGUAGES)("in %s", (language) => {
  const own = CASES.filter((one) => one.language === language);

  it("formats every message as the terminal does", async () => {
    await words.speak(language);
    expect(own.length).toBeGreaterThan(0);
    for (const { value, sense, names, seat, text } of own)
      expect(phrase(value, { names, seat }, sense), JSON.stringify(value)).toBe(text);
  });
});

describe("a message with drawn cards", () => {
  const play = (name: string): Said => ["say", "log-play", { name, card: ["card", "B9"], face: "plain" }, null];
  const reader = { names: [], seat: null };

  it("has its cards between its texts", async () => {
    await words.speak("en");
    expect(partsOf(play("Ben"), reader)).toEqual([{ text: "Ben plays " }, { card: "B9" }, { text: "." }]);
  });

  it("draws nothing that only looks like a card", () => {
    const parts = partsOf(play("\uE000Q99\uE000"), reader);
    expect(parts.filter((part) => "card" in part)).toEqual([{ card: "B9" }]);
  });
});

describe("a refusal", () => {
  const CLASH: Said = [
    "say",
    "refused-colour-already-in-trick",
    { card: ["card", "B5"], colour: ["say", "colour-blue", {}, null], who: ["list", [["who", 1]], "and"] },
    "PM-7",
  ];
  const told = (said: Said): Refusal => ({ code: "code", params: {}, rule: "PM-7", sentence: "So.", said });

  beforeEach(() => words.speak("en"));

  it("names the others as seen from the reader's seat, and has its rule", () => {
    const reader = { names: ["Ann", "Ben", "Cleo"], seat: 0 };
    expect(refusal(told(CLASH), reader)).toEqual({
      text: "There is already blue in this trick, played by your left neighbour (Ben). Play another colour.",
      rule: "PM-7",
    });
  });

  it("names cards in full", () => {
    const said: Said = ["say", "refused-card-not-in-hand", { card: ["card", "B9"] }, "PM-6"];
    expect(refusal(told(said)).text).toContain("have blue 9");
    expect(sentence(said, { names: [], seat: null })).toContain("B9");
  });

  it("shows the server's sentence if the page does not know the code", () => {
    expect(refusal(told(["say", "refused-some-day", {}, null]))).toEqual({ text: "So.", rule: "PM-7" });
  });
});
