import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Ears, FromServer, Link } from "$/net/link";
import { Table } from "$/net/table.svelte";
import { announcer } from "$/words/announce.svelte";
import type { Rhythm } from "./beats";
import { Curtain } from "./curtain.svelte";
import { potatoMan } from "./pretended.svelte";

const RHYTHM: Rhythm = { beats: { play: "card", trick: "look" }, clears: [] };
const SEATS = ["Ann", "Ben", "Bintje"].map((name, seat) => ({
  kind: seat < 2 ? "person" : "bot",
  name,
  bot: seat < 2 ? null : "easy",
}));

/** A table at which Ann and Ben share a screen, as one of them sees it, or as both do. */
function opened(looker: number | null, to_act: number[]) {
  let ears: Ears | undefined;
  const link = { send: vi.fn(), close: vi.fn() };
  const table = new Table("KEY", (_, listening) => ((ears = listening), link as unknown as Link), looker);
  let seq = 5;
  const say = (message: object) => ears!.heard(message as FromServer);
  const begin = () =>
    say({
      type: "snapshot",
      seq,
      now: Date.now(),
      you: { name: "Ann", seat: looker, host: true, seats: [0, 1] },
      table: { status: "playing", match: 1, seats: SEATS, commitments: [], lesson: null },
      view: potatoMan(3, { hand: looker === null ? null : ["R7"], to_act, legal: [] }),
      log: [],
      said: [],
      first: 0,
      chat: [],
    });
  const happens = (events: object[], view: object, facts?: object) =>
    say({ type: "update", seq: ++seq, moments: [{ events, said: events.map(() => []), view }], table: facts });
  return { table, link, begin, happens };
}
const played = (seat: number) => [{ type: "play", seat, card: "R7", leads: true, face: "plain" }];

let everybody: ReturnType<typeof opened>;
let looks: ReturnType<typeof opened>[];
let curtain: Curtain;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => (draw(), 0));
  everybody = opened(null, [0]);
  everybody.begin();
  looks = [];
  curtain = new Curtain(everybody.table, RHYTHM, (seat) => {
    looks.push(opened(seat, everybody.table.owed.slice()));
    return looks.at(-1)!.table;
  });
});
afterEach(() => {
  curtain.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("is down until somebody opens it and their hand has come", () => {
  expect([curtain.next, curtain.shown]).toEqual([0, null]);
  expect(curtain.course.view).toMatchObject({ hand: null });
  curtain.open(0);
  expect([curtain.isOpening, curtain.shown]).toEqual([true, null]);
  looks[0]!.begin();
  expect(curtain.shown?.course.view).toMatchObject({ hand: ["R7"] });
});

test("a second tap does not ask again", () => {
  curtain.open(0);
  curtain.open(0);
  expect([looks.length, looks[0]!.link.close.mock.calls.length]).toEqual([1, 0]);
  curtain.open(1);
  expect(looks[0]!.link.close).toHaveBeenCalled();
});

test("falls when somebody else is to choose, and forgets what was announced", () => {
  curtain.open(0);
  looks[0]!.begin();
  announcer.say("You draw R9.");
  expect(curtain.isDue).toBe(false);
  everybody.happens(played(0), { to_act: [1] });
  expect(curtain.isDue).toBe(true);
  curtain.close();
  expect([curtain.shown, announcer.lines]).toEqual([null, []]);
  expect(looks[0]!.link.close).toHaveBeenCalled();
});

test("calls the next person only when everybody has seen what happened", () => {
  everybody.happens(played(0), { to_act: [] });
  everybody.happens([{ type: "trick", winner: 1 }], { to_act: [1], trick: [] });
  expect(everybody.table.owed).toEqual([1]);
  expect(curtain.next).toBe(null);
  vi.advanceTimersByTime(60_000);
  expect(curtain.next).toBe(1);
});

test("stays open for a person who is asked again after bots, and falls at the end", () => {
  curtain.open(0);
  looks[0]!.begin();
  everybody.happens(played(0), { to_act: [2] });
  expect(curtain.isDue).toBe(false);
  everybody.happens(played(2), { to_act: [0] });
  expect(curtain.isDue).toBe(false);
  everybody.happens(played(0), { to_act: [] }, { status: "over" });
  expect(curtain.isDue).toBe(true);
});

test("does not show again what the person before the screen has watched", () => {
  curtain.open(0);
  looks[0]!.begin();
  for (const one of [everybody, looks[0]!]) {
    one.happens(played(0), { to_act: [] });
    one.happens([{ type: "trick", winner: 1 }], { to_act: [1], trick: [] });
  }
  curtain.shown!.course.hurry();
  curtain.close();
  expect(curtain.next).toBe(1);
});
