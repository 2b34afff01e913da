import { render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import { words } from "$/words/words.svelte";
import ScoreSheet from "./ScoreSheet.svelte";

beforeAll(() => words.speak("en"));

const sheet = {
  game: "potato-man" as const,
  names: ["Ann", "Ben"],
  seats: [],
  scores: [
    [3, 9],
    [8, 1],
  ],
  totals: [11, 10],
  label: "Score sheet",
};

it("is a table with a caption, a row per round and the totals", () => {
  render(ScoreSheet, sheet);
  const table = screen.getByRole("table", { name: "Score sheet" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((cell) => cell.textContent?.trim()),
  ).toEqual(["Round", "Ann", "Ben"]);
  expect(
    within(table)
      .getAllByRole("rowheader")
      .map((cell) => cell.textContent),
  ).toEqual(["1", "2", "Total"]);
  expect(
    within(table)
      .getAllByRole("cell")
      .map((cell) => cell.textContent?.trim()),
  ).toEqual(["3", "9", "8", "1", "11", "10"]);
});

it("says in words who has won", () => {
  const { unmount } = render(ScoreSheet, { ...sheet, winners: [0] });
  expect(screen.getByRole("cell", { name: /11\s+wins/ })).toBeTruthy();
  expect(screen.queryByRole("cell", { name: /10\s+wins/ })).toBeNull();
  unmount();
  render(ScoreSheet, { ...sheet, totals: [11, 11], winners: [0, 1] });
  expect(screen.getAllByRole("cell", { name: /11\s+shares the win/ })).toHaveLength(2);
});

it("does not repeat the only round of a match as its total", () => {
  const only = { ...sheet, scores: [[3, 9]], totals: [3, 9] };
  const rows = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
  const { unmount } = render(ScoreSheet, { ...only, winners: [1] });
  expect(rows()).toEqual(["Total"]);
  expect(screen.queryByText("No scores yet.")).toBeNull();
  unmount();
  render(ScoreSheet, only);
  expect(rows(), "more rounds follow").toEqual(["1", "Total"]);
});

it("has a row for the current round, and counts it in the totals", () => {
  render(ScoreSheet, { ...sheet, scores: [], totals: [0, 0], soFar: [4, 1] });
  expect(screen.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual(["1, so far", "Total"]);
  expect(screen.getAllByRole("cell").map((cell) => cell.textContent?.trim())).toEqual(["4", "1", "4", "1"]);
});

it("counts games in Compañeros, and says so when nothing is scored yet", () => {
  render(ScoreSheet, { ...sheet, game: "companeros", scores: [], totals: [0, 0] });
  expect(screen.getByRole("columnheader", { name: "Game" })).toBeTruthy();
  expect(screen.getByText("No scores yet.")).toBeTruthy();
});
