import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Replay as ReplayFacts } from "$generated/wire";
import type { Rhythm } from "$/table/beats";
import { framesOf, Replay, SPEEDS } from "./replay.svelte";

const step = (event: number, events: object[], view: object, hands?: string[][]) => ({
  ...{ event, events, view, hands },
  said: events.map(({ type }: { type?: string }) => [["say", `log-${type}`, {}, null]]),
});
const play = (seat: number, card: string) => ({ type: "play", seat, card });

/** Two rounds of Potato Man with two plays each, with only the fields that a replay reads. */
const FACTS = {
  match: 1,
  seat: 1,
  game: "potato-man",
  names: ["Ann", "Ben"],
  options: {},
  first: { game: "potato-man", round: 0, trick: [], totals: [0, 0], to_act: [], legal: [] },
  steps: [
    step(0, [{ type: "deal", round: 1 }], { round: 1, to_act: [0], legal: ["B4"] }, [["R7"], ["B4"]]),
    step(1, [play(0, "R7")], { trick: [[0, "R7"]], to_act: [1] }, [[], ["B4"]]),
    step(
      2,
      [play(1, "B4")],
      {
        trick: [
          [0, "R7"],
          [1, "B4"],
        ],
        to_act: [],
      },
      [[], []],
    ),
    step(3, [{ type: "trick", winner: 0 }], { trick: [], totals: [1, 0], to_act: [0] }),
    step(4, [{ type: "round" }], { to_act: [] }),
    step(5, [{ type: "deal", round: 2 }], { round: 2, to_act: [0] }, [["G3"], ["Y1"]]),
    step(6, [play(0, "G3")], { trick: [[0, "G3"]], to_act: [1] }),
  ],
  result: { totals: [1, 0], winners: [0] },
  hints: [2, 0],
} as unknown as ReplayFacts;

const RHYTHM: Rhythm = { beats: { deal: "deal", play: "card", trick: "look", round: "stop" }, clears: [] };
const made = () => new Replay(FACTS, RHYTHM, []);

describe("frames", () => {
  const frames = framesOf(FACTS, RHYTHM);

  it("are the moments of the table, in its rhythm", () => {
    expect(frames.map(({ beat, until, part }) => [beat, until, part])).toEqual([
      ["deal", 1, 1],
      ["card", 2, 1],
      ["card", 3, 1],
      ["look", 4, 1],
      ["card", 4, 1],
      ["stop", 5, 1],
      ["deal", 6, 2],
      ["look", 7, 2],
      ["card", 7, 2],
    ]);
    expect(frames[3]!.view.to_act).toEqual([]);
    expect(frames[4]!.view.to_act).toEqual([0]);
  });

  it("share the parts that a step does not change", () => {
    expect(frames[1]!.view.totals).toBe(frames[0]!.view.totals);
    expect(frames[5]!.hands).toBe(frames[2]!.hands);
    expect(frames[8]!.view.totals).toBe(frames[3]!.view.totals);
  });
});

describe("a replay", () => {
  it("stays within the match", () => {
    const replay = made();
    replay.to(-3);
    expect(replay.place).toBe(0);
    replay.to(99);
    expect(replay.place).toBe(8);
    replay.to(Number.NaN);
    expect(replay.place).toBe(0);
  });

  it("says at a seat how many hints its player asked for", () => {
    expect([0, 1].map((seat) => made().hints(seat))).toEqual([2, 0]);
  });

  it("shows the log and the view of its step", () => {
    const replay = made();
    replay.to(1);
    expect(replay.log.map(({ event }) => event.type)).toEqual(["deal", "play"]);
    expect(replay.view.totals).toEqual([0, 0]);
  });

  it("asks for nothing, even if a seat is to act", () => {
    expect(made().legal).toEqual([]);
  });

  it("shows the events of the moment, and goes on by hand", () => {
    const replay = made();
    replay.to(3);
    expect(replay.news.map(({ event, said }) => [event.type, said[0]![1]])).toEqual([["trick", "log-trick"]]);
    replay.skip();
    expect([replay.place, replay.news]).toEqual([4, []]);
  });

  it("is addressed by the number of events", () => {
    const replay = made();
    replay.toEvents(4);
    expect([replay.place, replay.frame.until]).toEqual([4, 4]);
    replay.toEvents(0);
    expect(replay.place).toBe(0);
    replay.toEvents(99);
    expect(replay.place).toBe(8);
  });

  it("opens all hands only if asked to", () => {
    const replay = made();
    expect(replay.hands).toBeNull();
    replay.isOpen = true;
    expect(replay.hands).toEqual([["R7"], ["B4"]]);
  });

  it("goes round by round", () => {
    const replay = made();
    replay.to(1);
    expect(replay.nextPart).toBe(6);
    expect(replay.previousPart).toBe(0);
    replay.to(8);
    expect(replay.nextPart).toBe(8);
    expect(replay.previousPart).toBe(6);
    replay.to(6);
    expect(replay.previousPart).toBe(0);
  });

  it("finds the moment before a decision and points at the better choice", () => {
    const replay = made();
    replay.toDecision(2, "B9");
    expect([replay.place, replay.pointed]).toEqual([1, "B9"]);
    replay.toDecision(6, null);
    expect([replay.place, replay.pointed]).toEqual([6, null]);
    replay.toDecision(1, "R7");
    replay.to(2);
    expect(replay.pointed).toBeNull();
  });
});

describe("playing by itself", () => {
  let replay: Replay;
  const pass = (ms: number) => vi.advanceTimersByTime(ms * SPEEDS.normal);

  beforeEach(() => {
    vi.useFakeTimers();
    replay = made();
  });
  afterEach(() => {
    replay.close();
    vi.useRealTimers();
  });

  it("keeps the rhythm of the table until it is stopped", () => {
    replay.to(2);
    replay.toggle();
    pass(425);
    expect(replay.place).toBe(2);
    pass(10);
    expect([replay.place, replay.beat]).toEqual([3, "look"]);
    pass(1190);
    expect(replay.place).toBe(3);
    pass(10);
    expect([replay.place, replay.isPlaying]).toEqual([4, true]);
    replay.toggle();
    vi.advanceTimersByTime(60_000);
    expect([replay.place, replay.isPlaying]).toEqual([4, false]);
  });

  it("goes on at once from a moment that was looked at for long", () => {
    replay.to(2);
    vi.advanceTimersByTime(60_000);
    replay.toggle();
    expect(replay.place).toBe(3);
  });

  it("goes on at moments that wait at the table, and stops at the end", () => {
    replay.to(5);
    expect(replay.beat).toBe("stop");
    replay.toggle();
    pass(2410);
    expect(replay.place).toBe(6);
    vi.advanceTimersByTime(60_000);
    expect([replay.place, replay.isPlaying]).toEqual([replay.last, false]);
    replay.toggle();
    expect([replay.place, replay.isPlaying], "again from the start").toEqual([0, true]);
  });

  it("stops when the reader moves", () => {
    replay.toggle();
    replay.skip();
    const { place } = replay;
    vi.advanceTimersByTime(60_000);
    expect([replay.place, replay.isPlaying]).toEqual([place, false]);
  });

  it("goes on when the reader takes another seat", () => {
    replay.isOpen = true;
    replay.speed = "fast";
    replay.to(3);
    replay.toggle();
    const other = made();
    other.takeOver(replay);
    expect([other.place, other.isOpen, other.speed, other.isPlaying]).toEqual([3, true, "fast", true]);
    vi.advanceTimersByTime(60_000);
    expect([other.place, replay.place], "the old one has stopped").toEqual([other.last, 3]);
  });
});
