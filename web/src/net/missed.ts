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

/** An interruption that is worth no word if nothing happened meanwhile, in milliseconds. */
const SHORT = 700;

export function markOf(facts: TableFacts | null, newest: Moment | null): Mark | null {
  return facts && newest && { match: facts.match, events: eventsIn(newest), at: performance.now() };
}

/** Return what was missed; null if there is nothing to tell: it was short and nothing happened, or another match is on.
 *
 * The time since the mark says little: a dead line is noticed late, and the next one may be there at once. */
export function missedSince(
  { match, events, at }: Mark,
  facts: TableFacts | null,
  newest: Moment | null,
  name: string | null,
): Missed | null {
  if (!newest || facts?.match !== match) return null;
  const isReturn = ([, id, args]: Said) => id === "log-comes-back" && args.name === name;
  // what is said of people stands after the last event before it
  const around = newest.log.filter(({ number }) => number >= events - 1).flatMap(({ said }) => said);
  const said = newest.log.filter(({ number }) => number >= events).flatMap(({ said }) => said);
  if (!said.length && performance.now() - at < SHORT) return null;
  return { said: said.filter((one) => !isReturn(one)), hadBot: around.some(isReturn) };
}
