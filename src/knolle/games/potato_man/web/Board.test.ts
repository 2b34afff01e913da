import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { settings } from "$/ui/settings.svelte";
import type { PotatoManEvent } from "$/net/views";
import type { Said } from "$/words/said";
import { words } from "$/words/words.svelte";
import { potatoMan, Pretended } from "$/table/pretended.svelte";
import Board from "./Board.svelte";
import Last from "./Last.svelte";

beforeAll(() => words.speak("en"));
beforeEach(() => settings.set("fly", 0));

const DEAL: PotatoManEvent = { type: "deal", round: 1, rounds: 3, starter: 0, hands: [["Y2", "B4", "R7"], null, null] };
const TRICK: PotatoManEvent = {
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
};
const WON: Said = ["say", "log-wins-man", { name: ["seat", 0], card: ["card", "Y2"] }, "PM-14"];
const scores = () => [...document.querySelectorAll(".score")].map((score) => score.textContent.replace(/\D/g, ""));
const inTrick = () => within(screen.getByRole("list", { name: "The trick" })).queryAllByRole("listitem");

test("shows the trick, the sacks left and the sacks of each seat", () => {
  render(Board, { seen: new Pretended(potatoMan(4)) });
  expect(inTrick().map((card) => card.querySelector(".unseen")!.textContent)).toEqual(["Ben: blue 9"]);
  const left = within(screen.getByRole("list", { name: "Sack cards left" })).getAllByRole("listitem");
  expect(left).toHaveLength(5);
  expect(left[1]!.textContent).toMatch(/blue sack card: 2/);
  expect(
    within(screen.getByRole("list", { name: "Sack cards of this round: 2 sacks" })).getAllByRole("listitem"),
  ).toHaveLength(1);
  expect(screen.getByText("Round 1 of 4")).toBeTruthy();
});

test("shows draw piles with two players", () => {
  render(Board, { seen: new Pretended(potatoMan(2)) });
  expect(screen.getAllByText("Draw pile: 3")).toHaveLength(2);
});

test("shows a finished trick with its winner, their sack card and the reason until the reader goes on", async () => {
  const seen = new Pretended(potatoMan(3, { trick: [], to_act: [], legal: [], so_far: [4, 2, 0] }));
  seen.tell([TRICK], "look", [WON]);
  render(Board, { seen });
  expect(inTrick()).toHaveLength(3);
  expect(inTrick().filter((card) => card.classList.contains("won"))[0]!.textContent).toContain("yellow 2");
  const line = document.querySelector("[data-prompt]")!;
  expect(line.textContent).toMatch(/Ann wins the trick with\s+: Potato Man beats Evil Potato/);
  expect(line.querySelector("[role=img]")!.getAttribute("aria-label")).toContain("yellow 2");
  expect(scores()).toEqual(["2", "0", "4"]);
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(seen.skipped).toBe(1);
});

test("shows the question once there is nothing else to look at", async () => {
  const seen = new Pretended(potatoMan(3, { trick: [], ask: ["say", "tell-ask-lead", {}, null] }));
  seen.tell([TRICK]);
  seen.news = [];
  render(Board, { seen });
  expect(inTrick()).toHaveLength(0);
  expect(screen.getByText("Your turn: lead a card.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  seen.view = { ...seen.view, ask: null, waits: ["say", "tell-wait-card", { name: ["seat", 1] }, null] };
  await tick();
  expect(screen.getByText("Ben is about to play a card.")).toBeTruthy();
});

test("shows what a sack card is worth at this table", () => {
  const worths = { red: 1, blue: 2, green: 3, yellow: 4, gold: 0 };
  render(Board, { seen: new Pretended(potatoMan(4, { worths })) });
  const left = within(screen.getByRole("list", { name: "Sack cards left" })).getAllByRole("listitem");
  const paths = (item: HTMLElement) => item.querySelectorAll("path").length;
  render(Board, { seen: new Pretended(potatoMan(4, { worths: { ...worths, gold: 11 } })) });
  const other = within(screen.getAllByRole("list", { name: "Sack cards left" })[1]!).getAllByRole("listitem");
  expect(paths(other[4]!)).toBeGreaterThan(paths(left[4]!));
});

test("turns the hand face up at a block", () => {
  const seen = new Pretended(potatoMan(3));
  seen.tell([{ type: "block", seat: 1, hand: ["R5", "R6"], fitting: ["blue"] }], "read");
  render(Board, { seen });
  const hand = screen.getByRole("list", { name: /Ben’s hand/ });
  expect(
    within(hand)
      .getAllByRole("img")
      .map((card) => card.getAttribute("aria-label")),
  ).toEqual(["red 5", "red 6"]);
});

test("shows the remaining cards at the end of a round until the reader goes on", async () => {
  const shown = { hands: [["B4"], ["G5"], ["G6"]], aside: ["Y13"] };
  const seen = new Pretended(potatoMan(3, { scores: [[4, 0, 0]], totals: [4, 0, 0], so_far: null, shown }));
  const round = {
    round: 1,
    rounds: 3,
    why: "PM-12",
    blocked: null,
    totals: [4, 0, 0],
    sacks: [4, 0, 0],
    dealt: shown,
  } as const;
  seen.tell([{ type: "round", ...round, sacks: [...round.sacks], totals: [...round.totals] }], "stop");
  render(Board, { seen });
  expect(screen.getByRole("table", { name: "Round 1 is over" })).toBeTruthy();
  const row = screen.getByRole("rowheader", { name: "Ben" }).closest("tr")!;
  expect([...row.cells].map((cell) => cell.textContent.trim())).toEqual(["Ben", "+0", "0", "green 55"]);
  expect(scores(), "a round that has ended is in the totals").toEqual(["0", "0", "4"]);
  const goOn = screen.getByRole("button", { name: "Continue" });
  expect(document.activeElement).toBe(goOn);
  await userEvent.keyboard("{Enter}");
  expect(seen.skipped).toBe(1);
  expect((document.activeElement as HTMLElement).dataset.card).toBe("R7");
});

test("shows no hand to a spectator, and all hands in a replay", () => {
  const seen = new Pretended(potatoMan(3, { hand: null, legal: [] }));
  seen.seat = null;
  seen.hands = [["R7"], ["B4"], ["G3", "Y1"]];
  render(Board, { seen });
  expect(screen.queryByRole("region", { name: "Your hand" })).toBeNull();
  expect(screen.getByRole("list", { name: "2 cards" }).textContent).toMatch(/green 3.*yellow 1, Potato Man/s);
});

test("shows the last trick, even after the next has begun", () => {
  const seen = new Pretended(potatoMan(3));
  seen.tell([DEAL]);
  seen.tell([TRICK], "look", [WON]);
  seen.tell([{ type: "play", seat: 0, card: "B4", leads: true, face: "plain" }]);
  render(Last, { seen });
  expect(screen.getAllByRole("img").map((card) => card.getAttribute("aria-label"))).toEqual([
    "red 17, Evil Potato",
    "blue 9",
    "yellow 2, Potato Man",
    "yellow 2, Potato Man", // in the sentence
  ]);
  expect(screen.getByRole("link", { name: /PM-14/ })).toBeTruthy();
});
