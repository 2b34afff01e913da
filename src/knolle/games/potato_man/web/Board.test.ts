import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { settings } from "$/ui/settings.svelte";
import type { GameEvent } from "$/net/views";
import { words } from "$/words/words.svelte";
import { potatoMan, Pretended } from "$/table/pretended.svelte";
import Board from "./Board.svelte";
import Last from "./Last.svelte";
import { sceneAt } from "./scene";

beforeAll(() => words.speak("en"));
beforeEach(() => settings.set("fly", 0));

const LOG: GameEvent[] = [
  { type: "deal", round: 1, rounds: 3, starter: 0, hands: [["Y2", "B4", "R7"], null, null] },
  { type: "play", seat: 1, card: "R17", leads: true, face: "evil" },
  { type: "play", seat: 2, card: "B9", leads: false, face: "plain" },
  { type: "play", seat: 0, card: "Y2", leads: false, face: "man" },
  {
    type: "trick",
    winner: 0,
    card: "Y2",
    sack: "yellow",
    plays: [
      [1, "R17"],
      [2, "B9"],
      [0, "Y2"],
    ],
    why: "PM-14",
    worth: 4,
    short: null,
  },
];
const inTrick = () => within(screen.getByRole("list", { name: "The trick" })).queryAllByRole("listitem");

test("the trick, the sacks left and those of a seat", () => {
  render(Board, { seen: new Pretended(potatoMan(4)) });
  expect(inTrick().map((card) => card.querySelector(".unseen")!.textContent)).toEqual(["Ben: blue 9"]);
  const left = within(screen.getByRole("list", { name: "Sack cards left" })).getAllByRole("listitem");
  expect(left).toHaveLength(5);
  expect(left[1]!.textContent).toMatch(/blue sack card:\s*×2/);
  expect(
    within(screen.getByRole("list", { name: "Sack cards of this round: 2 sacks" })).getAllByRole("listitem"),
  ).toHaveLength(1);
  expect(screen.getByText("Round 1 of 4")).toBeTruthy();
});

test("two players have draw piles", () => {
  render(Board, { seen: new Pretended(potatoMan(2)) });
  expect(screen.getAllByText("Draw pile: 3")).toHaveLength(2);
});

test("a finished trick stays with its winner's words until it is skipped", async () => {
  const seen = new Pretended(potatoMan(3, { trick: [] }));
  seen.scene = sceneAt(LOG);
  render(Board, { seen });
  expect(inTrick()).toHaveLength(3);
  expect(inTrick().filter((card) => card.classList.contains("won"))[0]!.textContent).toContain("yellow 2");
  expect(screen.getByText(/Ann wins the trick with Y2: Potato Man beats Evil Potato/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(seen.skipped).toBe(1);
});

test("words, prize and points come when the cards have landed", async () => {
  const seen = new Pretended(potatoMan(3, { trick: [] }));
  render(Board, { seen });
  seen.isFlying = true;
  seen.scene = sceneAt(LOG);
  seen.view = { ...seen.view, sacks_worth: [4, 2, 0] };
  await tick();
  const scores = () => [...document.querySelectorAll(".score")].map((score) => score.textContent.replace(/\D/g, ""));
  expect(inTrick()).toHaveLength(3);
  expect(screen.queryByText(/Ann wins the trick/)).toBeNull();
  expect(scores()).toEqual(["2", "0", "0"]);
  seen.isFlying = false;
  await tick();
  expect(screen.getByText(/Ann wins the trick/)).toBeTruthy();
  expect(scores()).toEqual(["2", "0", "4"]);
});

test("a block turns the hand face up", () => {
  const seen = new Pretended(potatoMan(3));
  seen.scene = sceneAt([...LOG, { type: "play", seat: 0, card: "R7" }, { type: "block", seat: 1, hand: ["R5", "R6"] }]);
  render(Board, { seen });
  const hand = screen.getByRole("list", { name: /Ben’s hand/ });
  expect(
    within(hand)
      .getAllByRole("img")
      .map((card) => card.getAttribute("aria-label")),
  ).toEqual(["red 5", "red 6"]);
});

test("at the end of a round what was left is shown until somebody goes on", async () => {
  const dealt = {
    hands: [
      ["Y2", "B4"],
      ["R17", "G5"],
      ["B9", "G6"],
    ],
    aside: ["Y13"],
  };
  const scene = sceneAt([...LOG, { type: "round", sacks: [4, 0, 0], dealt }]);
  expect(scene).toMatchObject({ kind: "round", left: [["B4"], ["G5"], ["G6"]], aside: ["Y13"] });
  const seen = new Pretended(potatoMan(3, { scores: [[4, 0, 0]] }));
  seen.scene = scene;
  render(Board, { seen });
  expect(screen.getByRole("heading", { name: "Round 1 is over" })).toBeTruthy();
  const row = screen.getByRole("rowheader", { name: "Ben" }).closest("tr")!;
  expect([...row.cells].map((cell) => cell.textContent.trim())).toEqual(["Ben", "0", "green 55"]);
  const goOn = screen.getByRole("button", { name: "Continue" });
  expect(document.activeElement).toBe(goOn);
  await userEvent.keyboard("{Enter}");
  expect(seen.skipped).toBe(1);
  expect((document.activeElement as HTMLElement).dataset.card).toBe("R7");
});

test("who watches has no hand; in a replay all hands are open", () => {
  const seen = new Pretended(potatoMan(3, { hand: null, legal: [] }));
  seen.seat = null;
  seen.hands = [["R7"], ["B4"], ["G3", "Y1"]];
  render(Board, { seen });
  expect(screen.queryByRole("region", { name: "Your hand" })).toBeNull();
  expect(screen.getByRole("list", { name: "2 cards" }).textContent).toMatch(/green 3.*yellow 1, Potato Man/s);
});

test("the last trick, also after the next has begun", () => {
  const next: GameEvent = { type: "play", seat: 0, card: "B4", leads: true, face: "plain" };
  render(Last, { log: [...LOG, next], names: ["Ann", "Ben", "Cleo"] });
  expect(screen.getAllByRole("img").map((card) => card.getAttribute("aria-label"))).toEqual([
    "red 17, Evil Potato",
    "blue 9",
    "yellow 2, Potato Man",
  ]);
});
