/** A match as moments, each with its view, the log up to it, and the messages about every event. */
import type { MomentFacts, Snapshot, TableFacts } from "$generated/wire";
import type { Said } from "$generated/games";
import type { GameEvent, View } from "./views";

/** An event of the log, with its number in the match. */
export interface Entry<Event extends GameEvent = GameEvent> {
  readonly number: number;
  readonly event: Event;
  readonly said: readonly Said[];
  /** The newest part of it that came after the event, such as who came to the table. */
  readonly after?: readonly Said[];
}

/** How a match has ended. */
export type End = Pick<TableFacts, "match" | "result">;

export interface Moment {
  /** The number of the update. A choice is sent with the number of the moment in which it was made. */
  readonly seq: number;
  readonly view: View;
  /** The number of the first event in the log; earlier ones may not be shown (CO-16). */
  readonly first: number;
  readonly log: readonly Entry[];
  /** The entries at the end of the log that led to this moment. */
  readonly news: readonly Entry[];
  /** Null until the match is over. */
  readonly end: End | null;
}

/** The part of an update that concerns the match. */
export interface Told {
  seq: number;
  moments: readonly MomentFacts[];
  first?: number | null;
  end: End | null;
}

/** Return the newest event of a type. */
export function lastOf<Event extends GameEvent, Type extends Event["type"]>(
  entries: readonly Entry<Event>[],
  type: Type,
): Extract<Event, { type: Type }> | null {
  const found = entries.findLast(({ event }) => event.type === type);
  return (found?.event as Extract<Event, { type: Type }> | undefined) ?? null;
}

/** The number of events so far, including hidden ones. */
export const eventsIn = ({ first, log }: Pick<Moment, "first" | "log">): number => first + log.length;

function entries(events: readonly unknown[], said: readonly Said[][], number: number): Entry[] {
  return events.map((event, k) => ({ number: number + k, event: event as GameEvent, said: said[k] ?? [] }));
}

/** Return how the match of a table has ended; null while it is being played. */
export const endOf = ({ status, match, result }: TableFacts): End | null =>
  status === "over" ? { match, result } : null;

/** Return the present from a snapshot; null before the match begins. */
export function present({ seq, view, log, said, first, table }: Snapshot): Moment | null {
  if (!view) return null;
  return { seq, view, first, log: entries(log, said, first), news: [], end: endOf(table) };
}

/** Return the moments of an update; the last is the present. */
export function momentsAfter(from: Moment | null, { seq, moments, first, end }: Told): Moment[] {
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
      end: null,
    };
    found.push(last);
  }
  return last ? [...found.slice(0, -1), withoutEarlier({ ...last, seq, end }, first ?? 0)] : [];
}

/** Return the present after choices were taken back. */
export function afterUndo(from: Moment, kept: number, { seq, moments, end }: Told): Moment {
  const view = Object.assign({}, from.view, ...moments.map((moment) => moment.view)) as View;
  const log = from.log.slice(0, Math.max(0, kept - from.first));
  return withNotes({ ...from, seq, view, log, news: [], end }, moments.flatMap(({ said }) => said ?? []).flat());
}

/** Return a moment whose log says more after its last event, such as who took a choice back or came to the table. */
export function withNotes<M extends Moment>(moment: M, said: readonly Said[]): M {
  const last = moment.log.at(-1);
  if (!last || !said.length) return moment;
  return { ...moment, log: moment.log.with(-1, { ...last, said: [...last.said, ...said], after: said }) };
}

/** Return a moment without the events before a number. */
export function withoutEarlier<M extends Moment>(moment: M, first: number): M {
  if (first <= moment.first) return moment;
  return { ...moment, first, log: moment.log.slice(first - moment.first) };
}
