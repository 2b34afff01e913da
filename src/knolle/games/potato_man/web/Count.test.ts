import { render, screen, within } from "@testing-library/svelte";
import axe from "axe-core";
import { beforeAll, expect, test } from "vitest";
import { words } from "$/words/words.svelte";
import { potatoMan, Pretended } from "$/table/pretended.svelte";
import Count from "./Count.svelte";

beforeAll(() => words.speak("en"));

const DECK = ["R7", "R18", "B4", "B9", "G3", "G5", "Y1", "Y2"];
const view = (players: number) =>
  potatoMan(players, {
    deck: DECK,
    hand: ["R7", "Y2"],
    trick: [[1, "B9"]],
    tricks: [
      [
        [0, "G3"],
        [1, "R18"],
      ],
    ],
  });
const said = () =>
  screen.getAllByText(/: (?:played|on the table|in your hand|still out)$/).map((one) => one.textContent);

test("shows where every card of the deck is, by colour", () => {
  render(Count, { seen: new Pretended(view(3)) });
  expect(said()).toEqual([
    "red 7: in your hand",
    "red 18, Evil Potato: played",
    "blue 4: still out",
    "blue 9: on the table",
    "green 3: played",
    "green 5: still out",
    "yellow 1, Potato Man: still out",
    "yellow 2, Potato Man: in your hand",
  ]);
  const key = within(screen.getByRole("list", { name: "What the marks mean" }));
  expect(key.getAllByRole("listitem").map((one) => one.textContent.replace(/\s+/g, " ").trim())).toEqual([
    "7 2 played",
    "7 1 on the table",
    "7 2 in your hand",
    "7 3 still out",
  ]);
});

test("follows the moment that is shown", async () => {
  const seen = new Pretended(view(3));
  const { rerender } = render(Count, { seen });
  seen.view = { ...seen.view, trick: [], tricks: [], hand: ["R7"] };
  await rerender({ seen });
  expect(screen.getAllByText("7 still out")).not.toHaveLength(0);
});

test("says how many cards are in hands and in the piles of two players", () => {
  render(Count, { seen: new Pretended(view(2)) });
  expect(screen.getByText("5 in hand")).toBeTruthy();
  expect(screen.getAllByText(/Draw pile/)).toHaveLength(2);
});

test("a spectator sees no hand", () => {
  const seen = new Pretended({ ...view(3), hand: null });
  seen.seat = null;
  render(Count, { seen });
  expect(screen.queryByText(/in your hand/)).toBeNull();
});

test("has nothing that axe complains about", async () => {
  const { container } = render(Count, { seen: new Pretended(view(2)) });
  const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
  expect(violations).toEqual([]);
});
