import { describe, expect, it } from "vitest";
import type { Replay as ReplayFacts } from "$generated/wire";
import type { GameEvent } from "$/net/views";
import { framesOf, Replay } from "./replay.svelte";

const play = (seat: number, card: string) => ({ type: "play", seat, card });

/** Two rounds of Potato Man with two plays each: only what a replay looks at. */
const FACTS = {
  match: 1,
  seat: 1,
  game: "potato-man",
  names: ["Ann", "Ben"],
  options: {},
  first: { game: "potato-man", round: 0, trick: [], totals: [0, 0], legal: [] },
  steps: [
    { event: 0, events: [{ type: "deal", round: 1 }], view: { round: 1, legal: ["B4"] }, hands: [["R7"], ["B4"]] },
    { event: 1, events: [play(0, "R7")], view: { trick: [[0, "R7"]] }, hands: [[], ["B4"]] },
    {
      event: 2,
      events: [play(1, "B4"), { type: "trick", winner: 0 }, { type: "round" }],
      view: { trick: [], totals: [1, 0] },
    },
    { event: 5, events: [{ type: "deal", round: 2 }], view: { round: 2 }, hands: [["G3"], ["Y1"]] },
    { event: 6, events: [play(0, "G3")], view: { trick: [[0, "G3"]] } },
  ],
  result: { totals: [1, 0], winners: [0] },
} as unknown as ReplayFacts;

/** As the games do: a scene right after a trick, nothing after anything else. */
const module = {
  sceneAt: (log: readonly GameEvent[]) => (log.at(-1)?.type === "trick" ? { after: log.length } : null),
};
const made = () => new Replay(FACTS, module, []);

describe("frames", () => {
  it("are one a step, each with what the steps before it have left", () => {
    const frames = framesOf(FACTS);
    expect(frames.map((frame) => frame.part)).toEqual([1, 1, 1, 2, 2]);
    expect(frames.map(({ from, until }) => [from, until])).toEqual([
      [0, 1],
      [1, 2],
      [2, 5],
      [5, 6],
      [6, 7],
    ]);
    expect(frames[1]!.view.totals).toEqual([0, 0]);
    expect(frames[4]!.view.totals).toEqual([1, 0]);
  });

  it("share what a step does not change", () => {
    const frames = framesOf(FACTS);
    expect(frames[1]!.view.totals).toBe(frames[0]!.view.totals);
    expect(frames[2]!.hands).toBe(frames[1]!.hands);
    expect(frames[4]!.view.totals).toBe(frames[2]!.view.totals);
  });
});

describe("a replay", () => {
  it("steps within the match and not beyond", () => {
    const replay = made();
    replay.to(-3);
    expect(replay.at).toBe(0);
    replay.to(99);
    expect(replay.at).toBe(4);
    replay.to(Number.NaN);
    expect(replay.at).toBe(0);
  });

  it("shows the log and the view of its step", () => {
    const replay = made();
    replay.to(1);
    expect(replay.log.map((event) => event.type)).toEqual(["deal", "play"]);
    expect(replay.view.totals).toEqual([0, 0]);
  });

  it("asks for nothing, whoever is to act", () => {
    expect(made().legal).toEqual([]);
  });

  it("shows a finished trick at the step that ended it, though the round ended there too", () => {
    const replay = made();
    replay.to(1);
    expect(replay.scene).toBeNull();
    replay.to(2);
    expect(replay.scene).toEqual({ after: 4 });
    replay.to(3);
    expect(replay.scene).toBeNull();
  });

  it("leaves a scene when it is told to, and shows it again when it comes back", () => {
    const replay = made();
    replay.to(2);
    replay.skip();
    expect(replay.scene).toBeNull();
    replay.to(2);
    expect(replay.scene).toEqual({ after: 4 });
  });

  it("opens all hands only when it is told to", () => {
    const replay = made();
    expect(replay.hands).toBeNull();
    replay.isOpen = true;
    expect(replay.hands).toEqual([["R7"], ["B4"]]);
  });

  it("goes round by round", () => {
    const replay = made();
    replay.to(1);
    expect(replay.nextPart).toBe(3);
    expect(replay.previousPart).toBe(0);
    replay.to(4);
    expect(replay.nextPart).toBe(4);
    expect(replay.previousPart).toBe(3);
    replay.to(3);
    expect(replay.previousPart).toBe(0);
  });

  it("finds the moment before a decision and points at what would have been better", () => {
    const replay = made();
    replay.toDecision(2, "B9");
    expect([replay.at, replay.pointed]).toEqual([1, "B9"]);
    replay.toDecision(6, null);
    expect([replay.at, replay.pointed]).toEqual([3, null]);
    replay.toDecision(1, "R7");
    replay.to(2);
    expect(replay.pointed).toBeNull();
  });
});
