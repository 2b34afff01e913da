/** What happened at a table while there was no connection. terminal/missed.py follows the same rule. */
import type { Said } from "$generated/games";
import type { TableFacts } from "$generated/wire";
import { eventsIn, type Moment } from "./moments";

/** How far the match was when the connection broke, and when that was. */
export interface Mark {
  match: number;
  events: number;
  at: number;
}
export interface Missed {
  /** The sentences about what happened, in order. */
  said: readonly Said[];
  /** Whether a bot has played for the reader. */
  hadBot: boolean;
}

/** An interruption that is worth no word, in milliseconds. */
const SHORT = 700;

export function markOf(facts: TableFacts | null, newest: Moment | null): Mark | null {
  return facts && newest && { match: facts.match, events: eventsIn(newest), at: performance.now() };
}

/** Return what was missed; null if there is nothing to tell: the interruption was short, or another match is on. */
export function missedSince(
  { match, events, at }: Mark,
  facts: TableFacts | null,
  newest: Moment | null,
  name: string | null,
): Missed | null {
  if (!newest || facts?.match !== match || performance.now() - at < SHORT) return null;
  // what is said of people stands after the last event before it
  const around = newest.log.filter(({ number }) => number >= events - 1).flatMap(({ said }) => said);
  const said = newest.log.filter(({ number }) => number >= events).flatMap(({ said }) => said);
  return { said, hadBot: around.some(([, id, args]) => id === "log-comes-back" && args.name === name) };
}
