/** A round from the reveal on. Its events name it, and its points say what lay before everybody. */
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
  /** The part of the log that tells it. */
  log: Log<HotPotatoView>;
}

function read(number: number, lying: Round["lying"], all: Log<HotPotatoView>): Round {
  const log = all.filter(({ event }) => "round" in event && event.round === number);
  const effects = log.flatMap(({ event }) => (event.type === "effect" ? [event] : []));
  return { number, lying, encounter: lastOf(log, "encounter"), points: lastOf(log, "points"), effects, log };
}

/** Return the round whose potatoes are on the table; null while they are being chosen. */
export function roundOf({ log, view }: { log: Log<HotPotatoView>; view: HotPotatoView }): Round | null {
  return view.lying.some((potatoes) => potatoes.length) ? read(view.round, view.lying, log) : null;
}

/** Return the last round that was scored. */
export function lastRound(log: Log<HotPotatoView>): Round | null {
  const points = lastOf(log, "points");
  return points && read(points.round, points.lying, log);
}

/** The seats that have this potato on the table. */
export const playersOf = ({ lying }: Round, potato: Potato): number[] =>
  lying.flatMap((potatoes, seat) => (potatoes.includes(potato) ? [seat] : []));
