import { letters } from "./glyphs";
import type { Component } from "svelte";
import { describe, expect, it } from "vitest";
import { allDiffer, markupOf, type Props } from "./markup";
import BotFace from "./BotFace.svelte";
import CardBack from "./CardBack.svelte";
import Face from "./Face.svelte";
import Mark from "./Mark.svelte";
import PotatoCard from "./PotatoCard.svelte";
import Suit from "./Suit.svelte";

const SUITS = ["red", "blue", "green", "yellow", "purple", "orange", "gold"];
const run = (suit: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, k) => `${suit}${from + k}`);
const POTATO_MAN = [...run("R", 5, 18), ...run("B", 4, 16), ...run("G", 3, 14), ...run("Y", 1, 13)];
const COMPANEROS = [..."RYGBPO"].flatMap((suit) => run(suit, 1, 10));

describe("every picture is drawn, and no two alike", () => {
  it("cards of Potato Man", () =>
    allDiffer(
      PotatoCard,
      POTATO_MAN.map((card) => ({ card, game: "potato-man" })),
    ));
  it("cards of Compañeros", () =>
    allDiffer(
      PotatoCard,
      COMPANEROS.map((card) => ({ card, game: "companeros" })),
    ));
  it("suits", () =>
    allDiffer(
      Suit,
      SUITS.map((colour) => ({ colour })),
    ));
  it("bots", () =>
    allDiffer(
      BotFace,
      ["easy", "medium", "hard", "master"].flatMap((level) => [0, 1, 2, 3, 4, 5].map((seat) => ({ level, seat }))),
    ));
  it("the others", () => [CardBack, Mark].forEach((picture) => markupOf(picture as Component<any>, {})));
});

it("a name has one face, and names differ", () => {
  const names = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gina", "Hugo"];
  allDiffer(
    Face,
    names.map((seed) => ({ seed })),
  );
  expect(markupOf(Face, { seed: "Ann" })).toBe(markupOf(Face, { seed: "Ann" }));
});

describe("a card", () => {
  const card = (props: Props) => markupOf(PotatoCard as Component<any>, { card: "R6", game: "potato-man", ...props });

  it("is silent unless it has a name", () => {
    expect(card({})).toContain('aria-hidden="true"');
    const named = card({ label: "red 6" });
    expect(named).toContain('role="img" aria-label="red 6"');
    expect(named).not.toContain("aria-hidden");
  });

  it("shows its letter in both corners, in the language asked for", () => {
    const [G, e] = letters("Ge").map(({ path }) => path);
    const drawn = card({ card: "Y7", letter: "Ge" });
    for (const path of [G!, e!]) expect(drawn.split(`d="${path}"`)).toHaveLength(3);
  });

  it("knows the letters of every language", () => {
    const said = Object.values(
      import.meta.glob<string>("../../../src/knolle/words/*/common.ftl", {
        query: "?raw",
        import: "default",
        eager: true,
      }),
    );
    const found = said.flatMap((text) => [...text.matchAll(/^letter-\w+ = (\w+)$/gm)].map((match) => match[1]!));
    expect(found.length).toBeGreaterThan(20);
    for (const letter of found) for (const { path } of letters(letter)) expect(path, letter).not.toBe("");
  });
  it("underlines 6 and 9 only", () => {
    const lined = run("R", 5, 18).filter((name) => card({ card: name }).includes("M0 31.5H14"));
    expect(lined).toEqual(["R6", "R9"]);
  });

  it("refuses a text that is not a card", () => expect(() => card({ card: "X7" })).toThrow("X7"));
});
