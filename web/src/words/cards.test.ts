import { beforeAll, expect, test } from "vitest";
import { colourOf, faceOf, labelOf, nameOf, sortCards } from "./cards";
import { clockwise, direction } from "$/table/seats";
import { words } from "./words.svelte";

beforeAll(() => words.speak("de"));

test("sorts a hand by the colours in the order of the rules", () => {
  expect(sortCards(["Y1", "G3", "R10", "R5", "B4"], "potato-man")).toEqual(["R5", "R10", "B4", "G3", "Y1"]);
  expect(sortCards(["O1", "B4", "Y10", "Y2", "R3"], "companeros")).toEqual(["R3", "Y2", "Y10", "B4", "O1"]);
});

test("knows the faces of Potato Man (PM-2)", () => {
  expect(["R15", "R16", "Y3", "Y4"].map((card) => faceOf(card, "potato-man"))).toEqual([null, "evil", "man", null]);
  expect(faceOf("Y3", "companeros")).toBeNull();
});

test("names cards for eye and ear", () => {
  expect(colourOf("P3")).toBe("purple");
  expect(labelOf("Y2")).toBe("Ge2");
  expect(nameOf("Y2", "potato-man")).toBe("Gelb 2, Potato Man");
});

test("draws the reader at the bottom and their left neighbour on the left", () => {
  expect(clockwise(4, 2)).toEqual([2, 3, 0, 1]);
  expect(direction(4, 0).y).toBeCloseTo(1);
  expect(direction(4, 1).x).toBeCloseTo(-1);
});
