import { describe, expect, it } from "vitest";
import type { Decision, Review } from "$generated/wire";
import { costliest, judge, judged, summary } from "./judgement";

const value = (action: string, points: number, points_error = 0.1) => ({
  action,
  points,
  points_error,
  chance: 0.5 + points / 10,
  chance_error: 0.01,
});

function decision(chosen: string, ...values: ReturnType<typeof value>[]): Decision {
  const best = values[0];
  const mine = values.find((one) => one.action === chosen);
  const lost = best && mine ? best.points - mine.points : 0;
  return { event: 3, chosen, values, lost, lost_chance: lost / 10, chance: best?.chance ?? null };
}

describe("a decision", () => {
  it("is a mistake only beyond two standard errors of the difference", () => {
    const error = Math.hypot(0.1, 0.1);
    expect(judged(decision("B", value("A", 1), value("B", 1 - 2.1 * error)), 0).verdict).toBe("mistake");
    expect(judged(decision("B", value("A", 1), value("B", 1 - 1.9 * error)), 0).verdict).toBe("as-good");
  });

  it("that is the master's own costs nothing", () => {
    const one = judged(decision("A", value("A", 1), value("B", -2)), 4);
    expect(one).toMatchObject({ number: 4, verdict: "best", lost: 0, error: 0, best: "A" });
  });

  it("without an alternative is none", () => {
    expect(judged(decision("A"), 0)).toMatchObject({ verdict: "only", best: null, chance: null });
  });
});

describe("all decisions", () => {
  const decisions = [
    decision("A", value("A", 1), value("B", 0)),
    decision("B", value("A", 1), value("B", 0)),
    decision("B", value("A", 3), value("B", 0)),
    decision("B", value("A", 1), value("B", 0.9)),
    decision("B", value("A", 2), value("B", 0)),
    decision("B", value("A", 4), value("B", 0)),
  ];
  decisions.splice(2, 0, decision("A"));
  const all = judge({ decisions } as Review);

  it("are counted without those that were none", () => {
    expect(all.map((one) => one.number)).toEqual([1, 2, null, 3, 4, 5, 6]);
  });

  it("are summed up over those with something to choose", () => {
    expect(summary(all)).toMatchObject({ real: 6, good: 2, mistakes: 4 });
    expect(summary(all).mean).toBeCloseTo((1 + 3 + 0.1 + 2 + 4) / 6);
    expect(summary([])).toEqual({ real: 0, mean: 0, good: 0, mistakes: 0 });
  });

  it("have three costliest moments at most, the worst first", () => {
    expect(costliest(all).map((one) => one.lost)).toEqual([4, 3, 2]);
    expect(costliest(all.slice(0, 1))).toEqual([]);
  });
});
