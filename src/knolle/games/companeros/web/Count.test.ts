import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import type { CompanerosView } from "$/net/views";
import { words } from "$/words/words.svelte";
import { companeros, Pretended } from "$/table/pretended.svelte";
import Count from "./Count.svelte";

beforeAll(() => words.speak("en"));

const DECK = ["R1", "R8", "R9", "Y4", "Y5", "Y7", "G2", "G9"];
const shown = (change: Partial<CompanerosView>) =>
  render(Count, { seen: new Pretended(companeros(3, { deck: DECK, trick: [[1, "G2"]], ...change })) });
const placeOf = (name: string) => screen.getByText(new RegExp(`^${name}: `)).textContent;

test("shows what lies open, what is in hand and what went into whose pile", () => {
  shown({ display: ["R8", "Y7", "Y4"], hand: ["Y5", "G9"], taken: [["R1"], [], []], points: [1, 0, 0] });
  expect(["red 1", "red 8", "yellow 5", "green 2", "red 9"].map(placeOf)).toEqual([
    "red 1: taken",
    "red 8: on the table",
    "yellow 5: in your hand",
    "green 2: on the table",
    "red 9: still out",
  ]);
  expect(screen.getByText("one point")).toBeTruthy();
  expect(screen.getAllByRole("definition")[0]!.textContent).toContain("red 1");
});

test("with `memory` it knows only what lies open (CO-16)", () => {
  shown({ memory: "on", display: ["R8"], takes: [[0, ["Y7"]]], taken: null, points: null, tricks: null });
  expect(placeOf("yellow 7")).toBe("yellow 7: taken");
  expect(placeOf("red 9")).toBe("red 9: not in sight");
  expect(screen.queryByText("In the piles")).toBeNull();
  expect(screen.queryByText(/still out/)).toBeNull();
});
