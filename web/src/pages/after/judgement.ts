/** The arithmetic of a review: what a choice cost, how sure that is, and what it adds up to. */
import type { Decision, Review, ValueFacts } from "$generated/wire";

/** A loss counts as a mistake only if it is larger than this many standard errors. */
export const SURE = 2;
const MOST_MOMENTS = 3;

export type Verdict = "only" | "best" | "as-good" | "mistake";

export interface Judged {
  /** Its number among the seat's decisions with something to choose, from 1; null where there was no choice. */
  number: number | null;
  /** How many events of the record came before it. */
  event: number;
  chosen: string;
  /** What could be chosen; empty where there was no choice. */
  among: string[];
  /** What the master would have chosen; null where there was no choice. */
  best: string | null;
  lost: number;
  /** The standard error of `lost`. */
  error: number;
  lostChance: number;
  chanceError: number;
  /** The chance to win before it; null where there was no choice. */
  chance: number | null;
  verdict: Verdict;
}

export interface Summary {
  /** Decisions with something to choose. */
  real: number;
  /** Points lost by a decision on average, over those. */
  mean: number;
  /** How many of them were the master's choice, or not to be told from it. */
  good: number;
  mistakes: number;
}

const both = (a: number, b: number): number => Math.hypot(a, b);

function verdict(decision: Decision, error: number): Verdict {
  const best = decision.values[0];
  if (!best) return "only";
  if (best.action === decision.chosen) return "best";
  return decision.lost > SURE * error ? "mistake" : "as-good";
}

export function judged(decision: Decision, number: number): Judged {
  const best: ValueFacts | undefined = decision.values[0];
  const mine = decision.values.find((value) => value.action === decision.chosen);
  const isSame = !best || !mine || best === mine;
  const error = isSame ? 0 : both(best.points_error, mine.points_error);
  return {
    number: best ? number : null,
    event: decision.event,
    chosen: decision.chosen,
    among: decision.values.map((value) => value.action),
    best: best?.action ?? null,
    lost: decision.lost,
    error,
    lostChance: decision.lost_chance,
    chanceError: isSame ? 0 : both(best.chance_error, mine.chance_error),
    chance: decision.chance,
    verdict: verdict(decision, error),
  };
}

export function judge(review: Review): Judged[] {
  let number = 0;
  return review.decisions.map((decision) => judged(decision, decision.values.length ? ++number : number));
}

export function summary(decisions: readonly Judged[]): Summary {
  const real = decisions.filter((one) => one.verdict !== "only");
  const mistakes = real.filter((one) => one.verdict === "mistake").length;
  const lost = real.reduce((sum, one) => sum + one.lost, 0);
  return { real: real.length, mean: real.length ? lost / real.length : 0, good: real.length - mistakes, mistakes };
}

/** The mistakes that cost most, the worst first. */
export const costliest = (decisions: readonly Judged[]): Judged[] =>
  decisions
    .filter((one) => one.verdict === "mistake")
    .sort((a, b) => b.lost - a.lost)
    .slice(0, MOST_MOMENTS);
