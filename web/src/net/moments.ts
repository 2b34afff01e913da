/** A match in moments: what has happened so far, what is said of it, and the view as it was then. */
import type { MomentFacts, Snapshot } from "$generated/wire";
import type { Said } from "$generated/games";
import type { GameEvent, View } from "./views";

/** An event of the log, by its number in the match. */
export interface Entry<Event extends GameEvent = GameEvent> {
  readonly number: number;
  readonly event: Event;
  readonly said: readonly Said[];
}

export interface Moment {
  /** The number of the update. A choice names that of the moment it was made in. */
  readonly seq: number;
  readonly view: View;
  /** The number of the first event that may be shown (CO-16), with which the log begins. */
  readonly first: number;
  readonly log: readonly Entry[];
  /** The last entries of the log: what made this moment. */
  readonly news: readonly Entry[];
  readonly isOver: boolean;
}

/** What one update says of the match. */
export interface Told {
  seq: number;
  moments: readonly MomentFacts[];
  first?: number | null;
  isOver: boolean;
}

/** The newest event of a type. */
export function lastOf<Event extends GameEvent, Type extends Event["type"]>(
  entries: readonly Entry<Event>[],
  type: Type,
): Extract<Event, { type: Type }> | null {
  const found = entries.findLast(({ event }) => event.type === type);
  return (found?.event as Extract<Event, { type: Type }> | undefined) ?? null;
}

/** How many events there have been, with those that are hidden. */
export const eventsIn = ({ first, log }: Pick<Moment, "first" | "log">): number => first + log.length;

function entries(events: readonly unknown[], said: readonly Said[][], number: number): Entry[] {
  return events.map((event, k) => ({ number: number + k, event: event as GameEvent, said: said[k] ?? [] }));
}

/** A whole match as it stands; null before it begins. */
export function present({ seq, view, log, said, first, table }: Snapshot): Moment | null {
  if (!view) return null;
  return { seq, view, first, log: entries(log, said, first), news: [], isOver: table.status === "over" };
}

/** The moments that an update leads through; the last is the present. */
export function following(from: Moment | null, { seq, moments, first, isOver }: Told): Moment[] {
  const found: Moment[] = [];
  let last = from;
  for (const { events, said, view } of moments) {
    const before = last?.first ?? 0;
    const log: readonly Entry[] = last?.log ?? [];
    const news = entries(events ?? [], said ?? [], before + log.length);
    last = {
      seq,
      view: { ...last?.view, ...view } as View,
      first: before,
      log: [...log, ...news],
      news,
      isOver: false,
    };
    found.push(last);
  }
  return last ? [...found.slice(0, -1), hidden({ ...last, seq, isOver }, first ?? 0)] : [];
}

/** The present without choices that were taken back. */
export function undone(from: Moment, kept: number, { seq, moments, isOver }: Told): Moment {
  const view = Object.assign({}, from.view, ...moments.map((moment) => moment.view)) as View;
  return { ...from, seq, view, log: from.log.slice(0, Math.max(0, kept - from.first)), news: [], isOver };
}

/** A moment without the events before a number. */
function hidden(moment: Moment, first: number): Moment {
  if (first <= moment.first) return moment;
  return { ...moment, first, log: moment.log.slice(first - moment.first) };
}
