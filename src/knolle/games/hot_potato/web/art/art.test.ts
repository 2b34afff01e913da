import { allDiffer, drawn } from "$/art/drawn";
import type { Component } from "svelte";
import { describe, expect, it } from "vitest";
import CharacterCard from "./CharacterCard.svelte";
import Encounter from "./Encounter.svelte";
import EncounterCard from "./EncounterCard.svelte";
import HotPotato from "./HotPotato.svelte";
import PotatoHead from "./PotatoHead.svelte";
import { SCENES } from "./scenes";
import { wrap } from "./wrap";

const SIX = ["peeling", "couch", "poteto", "rambo", "robo", "sweet"];

describe("every picture is drawn, and no two alike", () => {
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
  it("the hot potato", () => void drawn(HotPotato as Component<any>, {}));
});

it("draws a scene for each of the twelve encounters", () => {
  expect(Object.keys(SCENES)).toHaveLength(12);
});

it("wraps at words and cuts none", () => {
  expect(wrap("A-peeling Potato", 12)).toEqual(["A-peeling", "Potato"]);
  expect(wrap("Couch Potato", 12)).toEqual(["Couch Potato"]);
  expect(wrap("", 12)).toEqual([]);
});
