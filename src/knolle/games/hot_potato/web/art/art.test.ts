import { allDiffer, markupOf } from "$/art/markup";
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { describe, expect, it } from "vitest";
import CharacterCard from "./CharacterCard.svelte";
import Encounter from "./Encounter.svelte";
import EncounterCard from "./EncounterCard.svelte";
import HotPotato from "./HotPotato.svelte";
import PotatoHead from "./PotatoHead.svelte";
import { SCENES } from "./scenes";

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
      Object.keys(SCENES).map((name) => ({ name, title: "T", ranking: SIX })),
    ));
  it("the hot potato", () => void markupOf(HotPotato as Component<any>, {}));
});

it("draws a scene for each of the twelve encounters", () => {
  expect(Object.keys(SCENES)).toHaveLength(12);
});

it("lights the best potato on an encounter card, and only that", () => {
  const { container } = render(EncounterCard, { name: "", title: "T", ranking: SIX, lit: "rambo" });
  const ranks = [...container.querySelectorAll(".ranks > span")];
  expect(ranks.map((rank) => rank.classList.contains("lit"))).toEqual(SIX.map((potato) => potato === "rambo"));
});
