/** A round as its events tell it, from the reveal on. */
import type { HotPotatoEffect, HotPotatoEncounter, HotPotatoPoints } from "$generated/games";
import type { HotPotatoView, Potato } from "$/net/views";
import { lastOf } from "$/net/moments";
import type { Log } from "$/table/seen";

export interface Round {
  number: number;
  /** What each seat has lying there. */
  lying: readonly (readonly Potato[])[];
  encounter: HotPotatoEncounter | null;
  /** Who gained what, and by which potato; null before that is told. */
  points: HotPotatoPoints | null;
  effects: readonly HotPotatoEffect[];
}

/** The round that a log begins with: its first event is the reveal. */
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

/** The round whose potatoes lie there; null while they are being chosen. */
export function roundOf({ log, view }: { log: Log<HotPotatoView>; view: HotPotatoView }): Round | null {
  if (!view.lying.some((potatoes) => potatoes.length)) return null;
  return told(log.slice(Math.max(0, log.findLastIndex(isReveal))));
}

/** The last round that was scored, and its part of the log. */
export function lastRound(log: Log<HotPotatoView>): { round: Round; log: Log<HotPotatoView> } | null {
  const scored = log.findLastIndex(({ event }) => event.type === "points");
  const from = log.slice(0, scored + 1).findLastIndex(isReveal);
  if (scored < 0 || from < 0) return null;
  const next = log.findIndex((entry, k) => k > scored && isReveal(entry));
  const part = log.slice(from, next < 0 ? log.length : next);
  const round = told(part);
  return round && { round, log: part };
}

/** Those who have a potato lying there. */
export const playersOf = ({ lying }: Round, potato: Potato): number[] =>
  lying.flatMap((potatoes, seat) => (potatoes.includes(potato) ? [seat] : []));
