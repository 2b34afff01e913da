import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { TableLine } from "$generated/wire";
import { api, Refused, UNREACHED } from "$/net/api";
import { guest } from "$/net/me.svelte";
import { words } from "$/words/words.svelte";
import { EVERY, Lists, replayOf, WHEN_LOST } from "./lists.svelte";
import { keepQuick, lastQuick, quickTable } from "$/pages/quick";
import { resultOf } from "./result";
import { shelf } from "$/pages/shelf.svelte";
import Tables from "./Tables.svelte";
import { termsOf } from "$/pages/waiting/terms";
import { optionOf } from "$/ui/trouble";
import { ago } from "./when";

const line = (facts: Partial<TableLine>): TableLine => ({
  key: "KEY",
  path: "/t/KEY",
  game: "potato-man",
  status: "over",
  host: "Ann",
  options: {},
  seats: [
    { kind: "person", name: "Ann" },
    { kind: "bot", name: "Agria", bot: "hard" },
  ],
  clock: null,
  created: 0,
  changed: 0,
  match: 1,
  result: null,
  you: 0,
  lesson: null,
  closable: false,
  turn: false,
  ends: null,
  online: [],
  away: {},
  ...facts,
});

beforeAll(() => words.speak("en"));
beforeEach(() => localStorage.clear());

test("a quick match has a bot in every seat but the first", () => {
  expect(quickTable("potato-man", { players: 3, level: "hard" })).toEqual({
    game: "potato-man",
    players: 3,
    bots: { 1: "hard", 2: "hard" },
    settings: { level: "hard" },
  });
});

test("asks a new server what it is still compiling, until it has finished", async () => {
  vi.useFakeTimers();
  const told = (ready: string[]) => ({ games: [{ slug: "potato-man", players: [2], options: [], ready }], levels: [] });
  const games = vi.spyOn(api, "games").mockResolvedValueOnce(told([]) as never);
  await shelf.look();
  expect(shelf.preparing("potato-man", "easy")).toBe("game");
  games.mockResolvedValueOnce(told(["easy", "medium"]) as never);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([shelf.preparing("potato-man", "easy"), shelf.preparing("potato-man", "master")]).toEqual([null, "bots"]);
  games.mockResolvedValueOnce(told(["easy", "medium", "hard", "master"]) as never);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shelf.preparing("potato-man", "master")).toBe(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(games).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test("offers the last choices for each game again", () => {
  const before = lastQuick("hot-potato");
  keepQuick("potato-man", { players: 5, level: "master" });
  expect(lastQuick("potato-man")).toEqual({ players: 5, level: "master" });
  expect(lastQuick("hot-potato")).toEqual(before);
});

test("shows the result of a match in a few words", () => {
  const ended = (winners: number[], you: number | null) =>
    resultOf(line({ result: { totals: [9, 21], winners }, you }));
  expect(ended([0], 0)).toBe("You won, 21 : 9");
  expect(ended([1], 0)).toBe("Agria won, 21 : 9");
  expect(ended([0, 1], 0)).toBe("You share the win, 21 : 9");
  expect(ended([0, 1], null)).toBe("The win was shared, 21 : 9");
});

test("formats times in the current language", () => {
  const now = 10 * 86_400_000;
  expect(ago(now - 5 * 60_000, now, "en")).toBe("5 minutes ago");
  expect(ago(now - 86_400_000, now, "de")).toBe("gestern");
  expect(ago(now + 5000, now, "en")).toBe("now");
});

test("lists two matches of one table", () => {
  const doors = createRawSnippet(() => ({ render: () => "<span></span>" }));
  render(Tables, { title: "Past", lines: [line({ match: 2 }), line({ match: 1 })], doors });
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("says who is there and since when others are not, except at tables of days", () => {
  const doors = createRawSnippet(() => ({ render: () => "<span></span>" }));
  const seats = ["Ann", "Ben", "Cleo", "Dan"].map((name) => ({ kind: "person" as const, name, bot: null }));
  const since = (minutes: number) => Date.now() - minutes * 60_000 - 1;
  const away = { 0: since(9), 1: since(5), 3: since(0) };
  const told = line({ status: "playing", seats, online: [2], away });
  render(Tables, {
    title: "Running",
    lines: [told, { ...told, key: "B", clock: { move: 86_400, reserve: 0 } }],
    doors,
  });
  const [row, days] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(row).toContain("Cleo is there · Ben was there 5 minutes ago · ");
  expect(days).not.toContain("was there");
});

test("links to the replay of the match even if the table has a newer one", () => {
  expect(replayOf(line({ match: 2, you: 1 }))).toBe("/t/KEY/replay?match=2&seat=1");
  expect(replayOf(line({ match: 1, you: null }))).toBe("/t/KEY/replay?match=1");
});

test("shows a refused option at its field", () => {
  const refused = (params: object) => new Refused({ ...UNREACHED, code: "bad-option-value", params }, 422);
  expect(optionOf(refused({ option: "gold" }))).toBe("gold");
  expect(optionOf(refused({}))).toBeNull();
  expect(optionOf(new Error("other"))).toBeNull();
});

test("shows the terms of a table", () => {
  const facts = {
    settings: { clock: { move: 15, reserve: 60 }, hints: false, undo: true, starter: 1 },
    options: { gold: 3 },
  };
  const terms = termsOf(facts as unknown as Parameters<typeof termsOf>[0]);
  expect(terms).toEqual([
    "Value of a gold sack card: 3",
    "15 s per choice, 60 s in reserve",
    "Seat 2 starts",
    "No hints",
  ]);
});

test("reloads the lists, more often without a connection, and stops while the page is hidden", async () => {
  vi.useFakeTimers();
  vi.spyOn(guest, "known").mockResolvedValue();
  const mine = vi.spyOn(api, "mine").mockRejectedValueOnce(new Refused(UNREACHED, 0));
  const own = [
    line({ key: "A", status: "playing", match: 2 }),
    line({ key: "B" }),
    line({ key: "C", lesson: "potato-man" }),
  ];
  mine.mockResolvedValue({ tables: own });
  const past = [line({ key: "C", lesson: "potato-man" }), line({ key: "B" }), line({ key: "A", match: 1 })];
  vi.spyOn(api, "matches").mockResolvedValue({ tables: past });
  vi.spyOn(api, "lobby").mockResolvedValue({
    tables: [
      line({ key: "A" }),
      line({ key: "Y", status: "playing" }),
      line({ key: "Z", status: "waiting", seats: [{ kind: "open" }] }),
    ],
  });
  const lists = new Lists();
  const stop = lists.watch();
  await vi.advanceTimersByTimeAsync(0);
  expect(lists.state).toBe("unreached");
  await vi.advanceTimersByTimeAsync(WHEN_LOST);
  expect(lists.state).toBe("ready");
  expect([lists.running, lists.past, lists.joinable].map((tables) => tables.map(({ key }) => key))).toEqual([
    ["A"],
    ["B", "A"],
    ["Z", "Y"],
  ]);
  expect(lists.past.map((match) => lists.isShown(match))).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(EVERY);
  expect(mine).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(3 * EVERY);
  expect(mine).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
