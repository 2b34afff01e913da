import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { LooseEvent as GameEvent } from "$/net/views";
import { effectOf, lyingOf, playersOf, roundsIn, sceneAt, winnerOf } from "./scene";

const RANKING = ["sweet", "rambo", "poteto", "couch", "peeling", "robo"];
const deal: GameEvent = { type: "deal", rankings: { "vicious-virus": RANKING } };
const reveal = (...potatoes: string[]): GameEvent => ({ type: "reveal", potatoes });
const encounter: GameEvent = { type: "encounter", name: "vicious-virus" };
const points = (...gained: number[]): GameEvent => ({ type: "points", gained, totals: gained });
const effect = (seat: number, potato: string, used: boolean, target?: number): GameEvent =>
  target === undefined ? { type: "effect", seat, potato, used } : { type: "effect", seat, potato, used, target };
const hot = (at: number | null): GameEvent => ({ type: "hot", at });

describe("a round in the log", () => {
  const log = [
    deal,
    reveal("poteto", "couch", "robo"),
    { type: "extra", seat: 0, potato: "sweet" },
    encounter,
    points(1, 0, 0),
  ];
  const round = roundsIn(log).at(-1)!;

  it("has what lay there, what came and what wins", () => {
    expect(lyingOf(round, 0)).toEqual(["poteto", "sweet"]);
    expect(round.ranking).toEqual(RANKING);
    expect(winnerOf(round)).toBe("sweet");
    expect(playersOf(round, "sweet")).toEqual([0]);
    expect(effectOf(round, 0)).toBe("sweet");
  });

  it("keeps the Hot Potato from round to round", () => {
    const rounds = roundsIn([
      deal,
      reveal("rambo", "sweet"),
      effect(0, "rambo", true, 1),
      hot(1),
      reveal("couch", "robo"),
    ]);
    expect(rounds.map((round) => round.hot)).toEqual([1, 1]);
    expect(rounds[1]!.hasMoved).toBe(false);
  });
});

describe("the end of a round", () => {
  const start = [deal, reveal("sweet", "couch", "robo"), encounter];

  it("waits for every effect that is asked for", () => {
    const log = [...start, points(1, 0, 0)];
    expect(sceneAt(log)).toBeNull();
    expect(sceneAt([...log, effect(1, "couch", true)])).toBeNull();
    expect(sceneAt([...log, effect(1, "couch", true), effect(2, "robo", false)])?.effects).toHaveLength(2);
  });

  it("comes with the points where nobody is asked", () => {
    expect(sceneAt([deal, reveal("sweet", "poteto"), encounter, points(1, 0)])?.gained).toEqual([1, 0]);
  });

  it("waits until a tossed Hot Potato has landed, and does not ask who is hit by it", () => {
    const log = [deal, reveal("sweet", "rambo", "robo"), encounter, points(1, 0, 0), effect(1, "rambo", true, 2)];
    expect(sceneAt(log)).toBeNull();
    expect(sceneAt([...log, hot(2)])?.hot).toBe(2);
    expect(sceneAt([...log, hot(0)])).toBeNull();
  });

  it("comes when the Hot Potato has gone to the middle where all played Rambotato, and nobody is asked", () => {
    const log = [deal, reveal("rambo", "poteto"), { type: "extra", seat: 1, potato: "rambo" }, encounter, points(0, 1)];
    expect(sceneAt(log)).toBeNull();
    expect(sceneAt([...log, hot(null)])).toMatchObject({ hot: null, hasMoved: true, effects: [] });
  });

  it("is shown once: not again with what is cleaned up", () => {
    const log = [deal, reveal("sweet", "poteto"), encounter, points(1, 0)];
    expect(sceneAt([...log, { type: "pickup", seat: 0 }])).toBeNull();
    expect(sceneAt([deal, { type: "show", cards: [] }])).toBeNull();
  });
});

it("finds the end of every round of whole matches, but for the last, which ends the match", () => {
  const lines = readFileSync("tests/games/hot_potato/golden/examples.jsonl", "utf8").trim().split("\n");
  for (const { log } of lines.map((line) => JSON.parse(line) as { log: GameEvent[] })) {
    const ended = log.flatMap((_, k) => sceneAt(log.slice(0, k + 1))?.number ?? []);
    const rounds = roundsIn(log).map(({ number }) => number);
    expect([rounds, rounds.slice(0, -1)]).toContainEqual(ended);
  }
});
