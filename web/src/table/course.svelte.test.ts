import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MomentFacts } from "$generated/wire";
import { momentsAfter, type End, type Moment } from "$/net/moments";
import type { Follower, Table } from "$/net/table.svelte";
import type { GameEvent } from "$/net/views";
import { settings } from "$/ui/settings.svelte";
import type { Rhythm } from "./beats";
import { Course, type Way } from "./course.svelte";
import { potatoMan } from "./pretended.svelte";

const RHYTHM: Rhythm = {
  beats: { play: "card", trick: "look", block: "read", round: "stop", deal: "deal" },
  clears: [],
};
const NOW = potatoMan(3, { hand: ["R7", "G3"], legal: [], to_act: [1], trick: [[2, "B9"]] });
const start = (): Moment => ({ seq: 1, view: NOW, first: 0, log: [], news: [], end: null });

const play = (seat: number, card: string): GameEvent => ({ type: "play", seat, card, leads: false, face: "plain" });
const of = (event: object, view: object = {}): MomentFacts =>
  ({ events: [event], said: [[["say", "x", {}, null]]], view }) as unknown as MomentFacts;
const card = of(play(1, "G4"), { to_act: [] });
const trick = of({ type: "trick", winner: 2 }, { trick: [] });
const stop = of({ type: "round", sacks: [0, 2, 2] }, { totals: [0, 2, 2] });
const deal = of({ type: "deal", round: 2 }, { round: 2, hand: ["Y5"], to_act: [0], legal: ["Y5"] });
const END = [card, trick, stop, deal];
/** Somebody else plays a card; then the reader is asked. */
const ASKED = of(play(1, "G4"), { to_act: [0], legal: ["R7"] });

let course: Course;
let present: Moment;
let seen: [n: number, way: Way][];
let table: { you: { seat: number | null }; facts: object; follow(follower: Follower): () => void };

function happens(moments: MomentFacts[], more: { end?: End; first?: number } = {}): void {
  const found = momentsAfter(present, { seq: present.seq + 1, moments, end: null, ...more });
  present = found.at(-1)!;
  course.happened(found);
}
/** The facts of a table with so many seconds for a choice, while the reader's clock is running. */
const clocked = (move: number) => ({
  settings: { clock: { move, reserve: 0 } },
  clock: { reserve: [0, 0, 0], ends: { 0: 1 } },
});
const shown = () => [course.beat, course.log.length];
const isHidden = (value: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(value);
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => (draw(), 0));
  settings.set("fly", 250);
  settings.set("pause", 1200);
  present = start();
  seen = [];
  table = { you: { seat: 0 }, facts: {}, follow: (follower) => (follower.moved(present), () => undefined) };
  course = new Course(table as unknown as Table, RHYTHM);
  course.onShown(({ log }, way) => seen.push([log.length, way]));
  vi.advanceTimersByTime(1000);
});
afterEach(() => {
  course.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  settings.still = false;
  settings.set("pause", 1200);
});

describe("the pace", () => {
  it("shows the card, the trick, the end of the round and the next deal one after the other", () => {
    happens(END);
    expect(shown()).toEqual(["card", 1]);
    vi.advanceTimersByTime(429);
    expect(shown()).toEqual(["card", 1]);
    vi.advanceTimersByTime(2);
    expect(shown()).toEqual(["look", 2]);
    expect(course.view).toMatchObject({ round: 1, hand: ["R7", "G3"], legal: [] });
    vi.advanceTimersByTime(1201);
    expect([...shown(), course.isBehind]).toEqual(["stop", 3, true]);
    vi.advanceTimersByTime(60_000);
    expect(course.view).toMatchObject({ round: 1, totals: [0, 2, 2], legal: [] });
    course.skip();
    expect([...shown(), course.isBehind]).toEqual(["deal", 4, false]);
    expect(course.view).toMatchObject({ round: 2, legal: ["Y5"] });
    expect(seen).toEqual([1, 2, 3, 4].map((n) => [n, "shown"]));
  });

  it("keeps the order of moments that come faster than they are shown", () => {
    for (const seat of [0, 1, 2, 0]) happens([of(play(seat, "G4"))]);
    vi.advanceTimersByTime(10_000);
    expect(seen.map(([n]) => n)).toEqual([1, 2, 3, 4]);
  });

  it("asks for nothing while there is something to look at", () => {
    happens([
      card,
      of({ type: "trick", winner: 0 }, { trick: [], to_act: [0], legal: ["R7"], ask: ["say", "x", {}, null] }),
    ]);
    vi.advanceTimersByTime(431);
    expect([...shown(), course.isBehind]).toEqual(["look", 2, true]);
    expect(course.view).toMatchObject({ to_act: [], legal: [], ask: null });
    vi.advanceTimersByTime(1201);
    expect([...shown(), course.isBehind]).toEqual(["card", 2, false]);
    expect(course.view).toMatchObject({ to_act: [0], legal: ["R7"] });
    expect(course.at!.news).toEqual([]);
  });

  it("shows the table before it is cleared", () => {
    course.close();
    course = new Course(table as unknown as Table, {
      ...RHYTHM,
      clears: [""],
    });
    happens([card, { view: { round: 2 } }] as MomentFacts[]);
    expect(shown()).toEqual(["look", 1]);
    vi.advanceTimersByTime(1201);
    expect([...shown(), course.isBehind]).toEqual(["now", 1, false]);
  });

  it("shows the last moment of a match before the end", () => {
    happens([of(play(1, "G4"))], { end: { match: 1 } });
    expect([course.beat, course.at!.end]).toEqual(["look", null]);
    vi.advanceTimersByTime(1201);
    expect([course.at!.end, course.isBehind]).toEqual([{ match: 1 }, false]);
  });

  it("gives a block at least two seconds", () => {
    happens([of({ type: "block", seat: 1 }), deal]);
    vi.advanceTimersByTime(1990);
    expect(course.beat).toBe("read");
    vi.advanceTimersByTime(20);
    expect(course.beat).toBe("deal");
  });
});

describe("settings", () => {
  it("reaches the present at once without pauses, and skips nothing", () => {
    settings.set("pause", 0);
    happens(END);
    expect([course.view, course.isBehind]).toEqual([present.view, false]);
    expect(seen).toEqual([1, 2, 3, 4].map((n) => [n, "shown"]));
  });

  it("takes no time for cards without animation, but still pauses at tricks", () => {
    settings.still = true;
    happens(END);
    expect(shown()).toEqual(["look", 2]);
    vi.advanceTimersByTime(1190);
    expect(shown()).toEqual(["look", 2]);
  });

  it("waits for a click at each trick if set so", () => {
    settings.set("pause", "click");
    happens(END);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual(["look", 2]);
    course.skip();
    expect(shown()).toEqual(["stop", 3]);
  });
});

describe("going on by hand", () => {
  it("hurries to the present, but not past a stop", () => {
    happens(END);
    course.hurry();
    expect(shown()).toEqual(["stop", 3]);
    course.hurry();
    expect([...shown(), course.isBehind]).toEqual(["deal", 4, false]);
    expect(seen).toEqual([
      [1, "shown"],
      [2, "passed"],
      [3, "passed"],
      [4, "shown"],
    ]);
  });

  it("knows when a tap comes too early to be meant for the moment", () => {
    happens([ASKED]);
    expect(course.isSeen()).toBe(false);
    vi.advanceTimersByTime(199);
    expect(course.isSeen()).toBe(false);
    vi.advanceTimersByTime(2);
    expect(course.isSeen()).toBe(true);
  });

  it("takes no tap for a moment that was never drawn", () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    happens([ASKED]);
    vi.advanceTimersByTime(60_000);
    expect(course.isSeen()).toBe(false);
  });

  it("lets an armed choice be made in a hidden page, which draws nothing, but not before the reader has gone on", () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    isHidden(true);
    happens([ASKED]);
    expect([course.isSeen(), course.isBehind]).toEqual([true, false]);
    happens(END);
    expect([course.beat, course.isBehind]).toEqual(["stop", true]);
    isHidden(false);
    expect(course.isSeen(), "what is there is drawn first").toBe(false);
  });

  it("gives a moment its whole time from when it was drawn", () => {
    const draws: (() => void)[] = [];
    vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draws.push(draw));
    happens([card, trick]);
    vi.advanceTimersByTime(300);
    draws.forEach((draw) => draw());
    vi.advanceTimersByTime(429);
    expect(shown()).toEqual(["card", 1]);
    vi.advanceTimersByTime(2);
    expect(shown()).toEqual(["look", 2]);
  });

  it("hurries no further than to what the match has ended with", () => {
    happens([card, trick], { end: { match: 1, result: null } as End });
    course.hurry();
    expect([...shown(), course.isBehind]).toEqual(["look", 2, true]);
    course.hurry();
    expect(course.isBehind).toBe(false);
  });

  it("leaves a moment as soon as the reader has chosen in it", () => {
    happens([ASKED]);
    course.leave();
    happens([of(play(0, "R7"))]);
    expect(course.log.length).toBe(2);
  });

  it("stays while a lesson explains the moment", () => {
    happens(END);
    course.holds = () => true;
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual(["card", 1]);
    course.holds = () => false;
    course.run();
    expect(shown()).toEqual(["look", 2]);
  });
});

describe("catching up", () => {
  it("is quicker from six moments on", () => {
    for (let k = 0; k < 11; k++) happens([of(play(1, "G4"))]);
    vi.advanceTimersByTime(230); // half of 430 ms, as ten are waiting
    expect(course.log.length).toBe(2);
  });

  it("skips to the last stop if it is far behind", () => {
    for (let k = 0; k < 6; k++) happens(END);
    expect(course.beat).toBe("stop");
    expect(course.log.filter(({ event }) => event.type === "round")).toHaveLength(5);
    expect(course.isBehind).toBe(true);
  });

  it("catches up at once while the page is hidden, or when it is hidden later", () => {
    isHidden(true);
    happens([card, trick, deal]);
    expect([course.log.length, course.isBehind]).toEqual([3, false]);
    isHidden(false);
    happens([card, trick, deal]);
    expect(course.isBehind).toBe(true);
    isHidden(true);
    expect([course.log.length, course.isBehind]).toEqual([6, false]);
  });

  it("does not skip a stop while the page is hidden", () => {
    isHidden(true);
    happens(END);
    expect(course.beat).toBe("stop");
    isHidden(false);
    vi.advanceTimersByTime(60_000);
    expect(course.beat).toBe("stop");
  });

  it("leaves a stop by itself for a spectator, and sooner for a player whose clock is running", () => {
    table.you.seat = null;
    happens([stop, deal]);
    vi.advanceTimersByTime(7990);
    expect(course.beat).toBe("stop");
    vi.advanceTimersByTime(20);
    expect(course.beat).toBe("deal");
    table.you.seat = 0;
    table.facts = clocked(60);
    course.hurry();
    happens([stop, deal]);
    course.skip();
    expect(course.beat).toBe("stop");
    vi.advanceTimersByTime(2990);
    expect(course.beat).toBe("stop");
    vi.advanceTimersByTime(20);
    expect(course.beat).toBe("deal");
  });

  it("hurries nobody at a table that lasts for days", () => {
    table.facts = clocked(24 * 3600);
    happens([stop, deal]);
    vi.advanceTimersByTime(60_000);
    expect(course.beat).toBe("stop");
    course.skip();
    happens([trick, card]);
    course.skip();
    vi.advanceTimersByTime(1190);
    expect(course.beat).toBe("look");
  });
});

describe("other changes", () => {
  it("drops waiting moments when the present is replaced, as by an undo", () => {
    happens(END);
    course.moved(start());
    vi.advanceTimersByTime(10_000);
    expect([course.view, course.isBehind, seen.at(-1)]).toEqual([NOW, false, [0, "jumped"]]);
  });

  it("changes the newest moment if there are no events", () => {
    happens([card, trick, deal]);
    course.changed({ ...present, seq: 9, view: { ...present.view, names: ["Ann", "Ben", "Zoe"] } });
    expect(course.view!.names[2]).toBe("Cleo");
    course.hurry();
    expect([course.view!.names[2], course.at!.seq, course.at!.news.length]).toEqual(["Zoe", 9, 1]);
  });

  it("has the number of the update of the moment that is shown", () => {
    happens([ASKED]);
    happens([ASKED]);
    expect(course.at!.seq).toBe(2);
    vi.advanceTimersByTime(431);
    expect(course.at!.seq).toBe(3);
  });

  it("shows no event that an option hides (CO-16)", () => {
    happens([card, trick]);
    happens([card, of({ type: "game", points: [] })], { first: 3 });
    vi.advanceTimersByTime(2100);
    expect([course.log[0]!.number, course.log.length]).toEqual([0, 3]);
    course.hurry();
    expect(course.log.map(({ number }) => number)).toEqual([3]);
  });
});

describe("looking back", () => {
  const look = () => (happens(END), course.hurry(), course.hurry(), vi.advanceTimersByTime(10_000));

  it("shows earlier moments one by one, and returns", () => {
    look();
    expect([course.isPast, course.isBehind]).toEqual([false, false]);
    course.back();
    expect([...shown(), course.isPast, course.isBehind]).toEqual(["stop", 3, true, true]);
    expect(course.view).toMatchObject({ round: 1 });
    expect(course.story.length, "the log keeps what was shown").toBe(4);
    course.back();
    course.skip();
    expect(shown()).toEqual(["stop", 3]);
    course.hurry();
    expect([...shown(), course.isPast]).toEqual(["deal", 4, false]);
    expect(seen.slice(-4).map(([, way]) => way)).toEqual(["again", "again", "again", "again"]);
  });

  it("goes to the moment of an event", () => {
    look();
    course.goTo(1);
    expect(shown()).toEqual(["look", 2]);
    course.goTo(3);
    expect([...shown(), course.isPast]).toEqual(["deal", 4, false]);
  });

  it("goes no further back than the first moment", () => {
    for (let k = 0; k < 9; k++) course.back();
    expect([course.log.length, course.isPast, course.canGoBack]).toEqual([0, false, false]);
    expect(course.isKept(0)).toBe(false);
  });

  it("lets new moments wait, however many and however long", () => {
    look();
    course.back();
    for (let k = 0; k < 9; k++) happens(END);
    isHidden(true);
    isHidden(false);
    vi.advanceTimersByTime(60_000);
    expect([...shown(), course.isPast]).toEqual(["stop", 3, true]);
    expect(course.story.length).toBe(4);
    expect(course.isKept(5), "not shown yet").toBe(false);
    course.hurry();
    expect([course.beat, course.isPast, course.isBehind]).toEqual(["stop", false, true]);
  });

  it("takes a tap right after the return for one in the past", () => {
    look();
    course.back();
    vi.advanceTimersByTime(1000);
    course.hurry();
    expect(course.isSeen()).toBe(false);
  });

  it("ends with an undo, which keeps the moments before it", () => {
    happens([card]);
    happens([trick]);
    vi.advanceTimersByTime(10_000);
    course.back();
    course.moved({ ...present, log: present.log.slice(0, 1), news: [] });
    expect([course.isPast, course.log.length]).toEqual([false, 1]);
    expect([course.isKept(0), course.isKept(1)]).toEqual([true, false]);
  });

  it("forgets everything before a snapshot", () => {
    look();
    course.moved({ ...present, log: present.log.map((entry) => ({ ...entry })), news: [] });
    course.back();
    expect([course.isPast, course.isKept(3)]).toEqual([false, false]);
  });

  it("cannot return to an event that an option hides (CO-16)", () => {
    happens([card, trick]);
    happens([card]);
    happens([card], { first: 2 });
    vi.advanceTimersByTime(60_000);
    expect([0, 1, 2, 3].map(course.isKept)).toEqual([false, false, true, true]);
    for (let k = 0; k < 9; k++) {
      expect(course.log.every(({ number }) => number >= 2)).toBe(true);
      course.back();
    }
    expect(course.log.map(({ number }) => number)).toEqual([]);
  });
});

describe("the next match", () => {
  it("waits until the reader leaves the end of this one", () => {
    happens([card, trick], { end: { match: 1 } });
    course.moved(null);
    expect([course.isCleared, course.isBehind], "the end was not shown yet").toEqual([true, true]);
    vi.advanceTimersByTime(10_000);
    expect([course.at!.end, course.isBehind]).toEqual([{ match: 1 }, false]);
    const end = course.at;
    course.happened([{ ...start(), seq: 9 }]);
    course.changed({ ...start(), seq: 10 });
    course.moved({ ...start(), seq: 11 });
    expect(course.at).toBe(end);
  });
});
