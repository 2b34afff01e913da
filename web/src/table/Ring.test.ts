import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { words } from "$/words/words.svelte";
import { potatoMan, Pretended } from "./pretended.svelte";
import Ring from "./Ring.svelte";
import { LYING } from "./seats";

beforeAll(() => words.speak("en"));

const text = (tag: string) => createRawSnippet(() => ({ render: () => `<p>${tag}</p>` }));
const seat = createRawSnippet((place: () => number) => ({ render: () => `<p>seat ${place()}</p>` }));

function laid(players: number, mine: number | null) {
  const seen = new Pretended(potatoMan(players));
  seen.seat = mine;
  render(Ring, { seen, seat, middle: text("middle"), bottom: text("bottom") });
  return screen.getAllByRole("listitem");
}

test.each([
  [2, 0, ["seat 1"], ["top"]],
  [3, 1, ["seat 2", "seat 0"], ["left", "right"]],
  [4, 2, ["seat 3", "seat 0", "seat 1"], ["left", "top", "right"]],
  [5, 0, ["seat 1", "seat 2", "seat 3", "seat 4"], ["left", "top", "top", "right"]],
  [6, null, ["seat 1", "seat 2", "seat 3", "seat 4", "seat 5"], ["left", "top", "top", "top", "right"]],
  [7, 4, ["seat 5", "seat 6", "seat 0", "seat 1", "seat 2", "seat 3"], ["left", "top", "top", "top", "top", "right"]],
])("seats the others clockwise from the left for %i players seen from seat %o", (players, mine, seats, sides) => {
  const places = laid(players, mine);
  expect(places.map((place) => place.textContent.trim())).toEqual(seats);
  expect(places.map((place) => place.classList[0])).toEqual(sides);
});

test("divides the upper edge evenly", () => {
  const places = laid(6, 0).filter((place) => place.classList.contains("top"));
  expect(places.map((place) => place.style.getPropertyValue("--k"))).toEqual(["0", "1", "2"]);
  expect(places[0]!.closest<HTMLElement>(".table")!.style.getPropertyValue("--tops")).toBe("3");
});

test.each([2, 3, 4, 5, 6, 7])("no card of a trick of %i players lies over another", (players) => {
  const places = LYING[players]!;
  expect(places).toHaveLength(players);
  const isApart = ([x, y]: [number, number], [otherX, otherY]: [number, number]) =>
    Math.abs(x - otherX) > 1 || Math.abs(y - otherY) > 1;
  for (const [k, place] of places.entries())
    for (const other of places.slice(k + 1)) expect(isApart(place, other), `${place} and ${other}`).toBe(true);
});
