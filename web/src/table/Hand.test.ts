import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { press } from "$/ui/keys";
import { settings } from "$/ui/settings.svelte";
import { words } from "$/words/words.svelte";
import Hand from "./Hand.svelte";
import { potatoMan, Pretended } from "./pretended.svelte";

beforeAll(async () => {
  await words.speak("en");
  addEventListener("keydown", press);
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  settings.set("fly", 0);
  settings.set("oneTap", false);
  settings.set("sort", "colour");
});

function held(change = {}) {
  const seen = new Pretended(potatoMan(4, change));
  render(Hand, { seen, cards: seen.view.hand!, game: "potato-man" });
  return { seen, user: userEvent.setup() };
}
const cards = () => within(screen.getByRole("list")).getAllByRole("button");
const labels = () => cards().map((card) => card.querySelector(".unseen")!.textContent);
const card = (name: string) => screen.getByRole("button", { name });

test("sorts the hand by colour and number, and says of every card whether it may be played", () => {
  held();
  expect(labels()).toEqual([
    "red 7, may be played",
    "red 18, Evil Potato, may be played",
    "blue 4, not allowed now",
    "green 3, may be played",
    "yellow 2, Potato Man, may be played",
  ]);
});

test("selects with a tap and plays with a second one", async () => {
  const { seen, user } = held();
  await user.click(card("red 7, may be played"));
  expect(seen.acted).toEqual([]);
  expect(card("red 7, may be played").getAttribute("aria-pressed")).toBe("true");
  await user.click(card("red 7, may be played"));
  expect(seen.acted).toEqual(["R7"]);
});

test("plays the selected card with the button", async () => {
  const { seen, user } = held();
  await user.click(card("green 3, may be played"));
  await user.click(screen.getByRole("button", { name: "Play green 3" }));
  expect(seen.acted).toEqual(["G3"]);
});

test("plays with one tap if set so", async () => {
  settings.set("oneTap", true);
  const { seen, user } = held();
  await user.click(card("red 7, may be played"));
  expect(seen.acted).toEqual(["R7"]);
});

test("explains why a card is not allowed, with the rule, and does not play it", async () => {
  const { seen, user } = held();
  await user.click(card("blue 4, not allowed now"));
  expect(seen.asked).toEqual(["B4"]);
  expect(seen.acted).toEqual([]);
  const status = screen.getByRole("status");
  expect(status.textContent).toMatch(/blue/i);
  expect(within(status).getByRole("link").getAttribute("href")).toBe("/rules/potato-man#PM-7");
});

test("has one tab stop; arrows, Home and End move through the hand", async () => {
  const { user } = held();
  expect(cards().map((card) => card.tabIndex)).toEqual([0, -1, -1, -1, -1]);
  await user.tab();
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(document.activeElement).toBe(cards()[2]);
  await user.keyboard("{End}");
  expect(document.activeElement).toBe(cards()[4]);
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(cards()[0]);
  await user.keyboard("{Home}{ArrowLeft}");
  expect(document.activeElement).toBe(cards()[4]);
  expect(cards()[4]!.tabIndex).toBe(0);
});

test("selects the n-th card with a digit and plays it with Enter", async () => {
  const { seen, user } = held();
  await user.keyboard("4");
  expect(cards()[3]!.getAttribute("aria-pressed")).toBe("true");
  expect(document.activeElement).toBe(cards()[3]!);
  await user.keyboard("{Enter}");
  expect(seen.acted).toEqual(["G3"]);
});

test("explains why a card is not allowed on Enter", async () => {
  const { seen, user } = held();
  await user.keyboard("3{Enter}");
  expect(seen.acted).toEqual([]);
  expect(seen.asked).toContain("B4");
});

test("selects but does not play a card before the reader's turn", async () => {
  const { seen, user } = held({ legal: [], to_act: [1] });
  await user.dblClick(card("red 7"));
  await user.click(card("blue 4"));
  expect(seen.acted).toEqual([]);
  expect(screen.queryByRole("button", { name: "Play blue 4" })).toBeNull();
});

test("deselects a card that turns out not to be allowed", async () => {
  const { seen, user } = held({ legal: [], to_act: [1] });
  await user.click(card("blue 4"));
  expect(card("blue 4").getAttribute("aria-pressed")).toBe("true");
  seen.view = potatoMan(4);
  expect((await screen.findByRole("button", { name: "blue 4, not allowed now" })).getAttribute("aria-pressed")).toBe(
    "false",
  );
});

test("moves a card with Shift and an arrow in a hand sorted by hand, and keeps the order", async () => {
  settings.set("sort", "own");
  const { user } = held();
  await user.tab();
  await user.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}");
  expect(labels()[2]).toBe("red 7, may be played");
  expect(document.activeElement).toBe(cards()[2]);
  document.body.innerHTML = "";
  held();
  expect(labels()[2]).toBe("red 7, may be played");
});

test("says which card a hint points at", () => {
  const seen = new Pretended(potatoMan(4));
  seen.pointed = "R7";
  render(Hand, { seen, cards: seen.view.hand!, game: "potato-man" });
  expect(labels()[0]).toBe("red 7, may be played, recommended");
});

test("goes on to the present at a tap during a pause, and selects but never plays", async () => {
  settings.set("oneTap", true);
  const { seen, user } = held();
  seen.isBehind = true;
  await tick();
  await user.click(card("red 7"));
  expect([seen.hurried, seen.acted]).toEqual([1, []]);
  expect(card("red 7, may be played").getAttribute("aria-pressed")).toBe("true");
  await user.click(card("red 7, may be played"));
  expect(seen.acted).toEqual(["R7"]);
});

test("only selects at a tap just after a moment has appeared, which was meant for the one before", async () => {
  settings.set("oneTap", true);
  const { seen, user } = held();
  seen.wasSeen = false;
  await user.click(card("red 7, may be played"));
  await user.keyboard("{Enter}");
  await user.click(screen.getByRole("button", { name: "Play red 7" }));
  expect(seen.acted).toEqual([]);
  seen.wasSeen = true;
  await user.click(screen.getByRole("button", { name: "Play red 7" }));
  expect(seen.acted).toEqual(["R7"]);
});

const armed = () => screen.queryByTitle("Do not play it by itself");

test("an armed card is played when the turn comes", async () => {
  const { seen, user } = held({ legal: [] });
  await user.click(card("red 7"));
  await user.click(screen.getByRole("button", { name: /on my turn/ }));
  expect(armed()).not.toBeNull();
  expect(seen.acted).toEqual([]);
  seen.view = { ...seen.view, legal: ["R7"] };
  await expect.poll(() => seen.acted, { timeout: 3000 }).toEqual(["R7"]);
});

test("an armed card outlasts a reload, but not the match", async () => {
  const { user } = held({ legal: [] });
  await user.click(card("red 7"));
  await user.click(screen.getByRole("button", { name: /on my turn/ }));
  function reload(match: number) {
    cleanup();
    const seen = new Pretended(potatoMan(4, { legal: [] }));
    seen.match = match;
    render(Hand, { seen, cards: seen.view.hand!, game: "potato-man" });
    return seen;
  }
  reload(2);
  expect(armed()).toBeNull();
  const seen = reload(1);
  expect(armed()).not.toBeNull();
  seen.view = { ...seen.view, legal: ["R7"] };
  await expect.poll(() => seen.acted, { timeout: 3000 }).toEqual(["R7"]);
});

test("an armed card is withdrawn if a choice was taken back during a reload", async () => {
  const { user } = held({ legal: [] });
  await user.click(card("red 7"));
  await user.click(screen.getByRole("button", { name: /on my turn/ }));
  cleanup();
  const seen = new Pretended(potatoMan(4, { legal: [] }));
  seen.undos = 1;
  render(Hand, { seen, cards: seen.view.hand!, game: "potato-man" });
  expect(armed()).toBeNull();
});

test("a tap on an armed card withdraws it", async () => {
  const { seen, user } = held({ legal: [] });
  await user.click(card("red 7"));
  await user.click(screen.getByRole("button", { name: /on my turn/ }));
  await user.click(cards()[0]!);
  expect(armed()).toBeNull();
  seen.view = { ...seen.view, legal: ["R7"] };
  await new Promise((done) => setTimeout(done, 900));
  expect(seen.acted).toEqual([]);
});

test("an armed card is withdrawn, not played, when a choice is taken back", async () => {
  const { seen, user } = held({ legal: [] });
  await user.click(card("red 7"));
  expect(seen.withdraw()).toBeNull();
  await user.click(screen.getByRole("button", { name: /on my turn/ }));
  expect(seen.withdraw()).toEqual(["say", "hand-dropped", { card: ["card", "R7"] }, null]);
  await tick();
  expect(armed()).toBeNull();
  seen.view = { ...seen.view, legal: ["R7"] };
  await new Promise((done) => setTimeout(done, 900));
  expect(seen.acted).toEqual([]);
});

test("a card chosen before the end of a round stands beside nothing but the button that goes on", async () => {
  const { seen, user } = held({ legal: [] });
  await user.click(card("red 7"));
  expect(screen.queryByRole("button", { name: /on my turn/ })).not.toBeNull();
  seen.tell([{ type: "block", seat: 0, hand: ["B4"], fitting: [] }], "stop");
  await tick();
  expect(screen.queryByRole("button", { name: /on my turn/ })).toBeNull();
  expect(document.querySelector(".bar")!.classList).not.toContain("ready");
  expect(screen.getByRole("button", { name: "Continue" })).toBeTruthy();
});

test("an armed card is not played before all that lies there has been seen, nor if it is refused", async () => {
  const { seen, user } = held({ legal: [] });
  await user.click(card("red 7"));
  await user.click(screen.getByRole("button", { name: /on my turn/ }));
  seen.wasSeen = false;
  seen.view = { ...seen.view, legal: ["R7"] };
  await new Promise((done) => setTimeout(done, 900));
  expect(seen.acted).toEqual([]);
  seen.view = { ...seen.view, legal: ["Y2"] };
  await expect.poll(() => seen.asked).toEqual(["R7"]);
  expect(armed()).toBeNull();
});
