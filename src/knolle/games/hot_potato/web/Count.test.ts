import { render, screen, within } from "@testing-library/svelte";
import axe from "axe-core";
import { beforeAll, expect, test } from "vitest";
import type { HotPotatoView } from "$/net/views";
import { words } from "$/words/words.svelte";
import Count from "./Count.svelte";

beforeAll(() => words.speak("en"));

const names = ["Ann", "Ben"];
const seats = names.map((name) => ({ kind: "person" as const, name, bot: null, entropy: false }));
/** Ann has chosen Peeling; Ben's Sweet Potato lies on the table, and the rest of his is somewhere else. */
const view = {
  seat: 0,
  choice: "peeling",
  hands: [["peeling", "couch", "poteto", "rambo", "robo", "sweet"], ["couch"]],
  lying: [[], ["sweet", "rambo"]],
  kept: [[], ["rambo"]],
  in_force: [[], ["robo"]],
} as unknown as HotPotatoView;

const rows = () => screen.getAllByRole("row").slice(1);
const places = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map((cell) => cell.dataset.place);

test("shows where each potato of every player is", () => {
  render(Count, { seen: { view, names, seats } });
  const found = rows().map((row) => [within(row).getByRole("rowheader").textContent, ...places(row)]);
  expect(found).toEqual([
    ["A-peeling Potato", "chosen", "discard"],
    ["Couch Potato", "hand", "hand"],
    ["Poteto Potato", "hand", "discard"],
    ["Rambotato", "hand", "kept"],
    ["Robotato", "hand", "force"],
    ["Sweet Potato", "hand", "lying"],
  ]);
  expect(screen.getAllByRole("columnheader").map((head) => head.title)).toEqual(names);
});

test("explains only the marks that it shows", () => {
  render(Count, { seen: { view: { ...view, choice: null, lying: [[], []], kept: [[], []] }, names, seats } });
  const key = screen.getByRole("list", { name: "What the marks mean" });
  expect(within(key).getAllByRole("listitem")).toHaveLength(3);
});

test("has nothing that axe complains about", async () => {
  const { container } = render(Count, { seen: { view, names, seats } });
  const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
  expect(violations).toEqual([]);
});
