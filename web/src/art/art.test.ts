import { letters } from "./glyphs";
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { describe, expect, it } from "vitest";
import BotFace from "./BotFace.svelte";
import CardBack from "./CardBack.svelte";
import CharacterCard from "./CharacterCard.svelte";
import Encounter from "./Encounter.svelte";
import EncounterCard from "./EncounterCard.svelte";
import Face from "./Face.svelte";
import GamePicture from "./GamePicture.svelte";
import HotPotato from "./HotPotato.svelte";
import Mark from "./Mark.svelte";
import Potato from "./Potato.svelte";
import PotatoCard from "./PotatoCard.svelte";
import PotatoHead from "./PotatoHead.svelte";
import Sack from "./Sack.svelte";
import SackCard from "./SackCard.svelte";
import Suit from "./Suit.svelte";
import { SCENES } from "./scenes";
import { wrap } from "./wrap";

type Props = Record<string, unknown>;
const SIX = ["peeling", "couch", "poteto", "rambo", "robo", "sweet"];
const SUITS = ["red", "blue", "green", "yellow", "purple", "orange", "gold"];
const run = (suit: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, k) => `${suit}${from + k}`);
const POTATO_MAN = [...run("R", 5, 18), ...run("B", 4, 16), ...run("G", 3, 14), ...run("Y", 1, 13)];
const COMPANEROS = [..."RYGBPO"].flatMap((suit) => run(suit, 1, 10));

/** Draw it, and see that it is sound: SVG throughout, no style, no id, no number gone wrong. */
function drawn(picture: Component<any>, props: Props): string {
  const { container, unmount } = render(picture, { props });
  const svg = container.querySelector("svg")!;
  const odd = [...svg.querySelectorAll("*")].filter(
    (part) => part.namespaceURI !== "http://www.w3.org/2000/svg" || part.id || part.hasAttribute("style"),
  );
  expect(odd).toEqual([]);
  const markup = svg.outerHTML;
  expect(markup).not.toMatch(/NaN|undefined|null|\[object/);
  unmount();
  return markup;
}

const allDiffer = (picture: Component<any>, several: Props[]) =>
  expect(new Set(several.map((props) => drawn(picture, props))).size).toBe(several.length);

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
  it("sacks", () =>
    allDiffer(
      Sack,
      SUITS.flatMap((kind) => [{ kind }, { kind, worth: 5 }, { kind, worth: 35 }]),
    ));
  it("sack cards", () =>
    allDiffer(
      SackCard,
      [1, 2, 3, 4, 5, 35].map((worth) => ({ kind: "gold", worth })),
    ));
  it("potatoes", () =>
    allDiffer(
      Potato,
      SIX.flatMap((potato) => ["plain", "happy", "sad"].map((mood) => ({ potato, mood }))),
    ));
  it("heads", () =>
    allDiffer(
      PotatoHead,
      SIX.map((potato) => ({ potato })),
    ));
  it("characters", () =>
    allDiffer(
      CharacterCard,
      SIX.map((potato) => ({ potato, name: potato, effect: "a b c" })),
    ));
  it("encounters", () =>
    allDiffer(
      Encounter,
      [...Object.keys(SCENES), "of our own"].map((name) => ({ name })),
    ));
  it("encounter cards", () =>
    allDiffer(
      EncounterCard,
      [...SIX, undefined].map((lit) => ({ name: "", title: "T", ranking: SIX, lit })),
    ));
  it("games", () =>
    allDiffer(
      GamePicture,
      ["potato-man", "companeros", "hot-potato", ""].map((game) => ({ game })),
    ));
  it("bots", () =>
    allDiffer(
      BotFace,
      ["easy", "medium", "hard", "master"].map((level) => ({ level })),
    ));
  it("the others", () => [CardBack, HotPotato, Mark].forEach((picture) => drawn(picture as Component<any>, {})));
});

it("draws a scene for each of the twelve encounters", () => {
  expect(Object.keys(SCENES)).toHaveLength(12);
});

it("a name has one face, and names differ", () => {
  const names = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gina", "Hugo"];
  allDiffer(
    Face,
    names.map((seed) => ({ seed })),
  );
  expect(drawn(Face, { seed: "Ann" })).toBe(drawn(Face, { seed: "Ann" }));
});

describe("a card", () => {
  const card = (props: Props) => drawn(PotatoCard as Component<any>, { card: "R6", game: "potato-man", ...props });

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

  it("refuses what is no card", () => expect(() => card({ card: "X7" })).toThrow("X7"));
});

it("wraps by words and cuts none", () => {
  expect(wrap("A-peeling Potato", 12)).toEqual(["A-peeling", "Potato"]);
  expect(wrap("Couch Potato", 12)).toEqual(["Couch Potato"]);
  expect(wrap("", 12)).toEqual([]);
});
