/** A round from the reveal on, read from its events. */
import type { HotPotatoEffect, HotPotatoEncounter, HotPotatoPoints } from "$generated/games";
import type { HotPotatoView, Potato } from "$/net/views";
import { lastOf } from "$/net/moments";
import type { Log } from "$/table/seen";

export interface Round {
  number: number;
  /** The potatoes that each seat has on the table. */
  lying: readonly (readonly Potato[])[];
  encounter: HotPotatoEncounter | null;
  /** The points of each seat and the best potato; null before the round is scored. */
  points: HotPotatoPoints | null;
  effects: readonly HotPotatoEffect[];
}

/** Return the round at the start of a log whose first event is the reveal. */
function told(log: Log<HotPotatoView>): Round | null {
  const reveal = log[0]?.event;
  if (reveal?.type !== "reveal") return null;
  const events = log.map(({ event }) => event);
  const added = events.filter((event) => event.type === "extra");
  return {
    number: reveal.round,
    lying: reveal.potatoes.map((potato, seat) => [
      potato,
      ...added.flatMap((extra) => (extra.seat === seat && extra.potato ? [extra.potato] : [])),
    ]),
    encounter: lastOf(log, "encounter"),
    points: lastOf(log, "points"),
    effects: events.filter((event) => event.type === "effect"),
  };
}

const isReveal = ({ event }: Log<HotPotatoView>[number]): boolean => event.type === "reveal";

/** Return the round whose potatoes are on the table; null while they are being chosen. */
export function roundOf({ log, view }: { log: Log<HotPotatoView>; view: HotPotatoView }): Round | null {
  if (!view.lying.some((potatoes) => potatoes.length)) return null;
  return told(log.slice(Math.max(0, log.findLastIndex(isReveal))));
}

/** Return the last round that was scored, and its part of the log. */
export function lastRound(log: Log<HotPotatoView>): { round: Round; log: Log<HotPotatoView> } | null {
  const scored = log.findLastIndex(({ event }) => event.type === "points");
  const from = log.slice(0, scored + 1).findLastIndex(isReveal);
  if (scored < 0 || from < 0) return null;
  const next = log.findIndex((entry, k) => k > scored && isReveal(entry));
  const part = log.slice(from, next < 0 ? log.length : next);
  const round = told(part);
  return round && { round, log: part };
}

/** The seats that have this potato on the table. */
export const playersOf = ({ lying }: Round, potato: Potato): number[] =>
  lying.flatMap((potatoes, seat) => (potatoes.includes(potato) ? [seat] : []));
