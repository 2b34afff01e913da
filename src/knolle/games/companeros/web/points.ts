/** Points of Compañeros as the server counts them: so far, by colour, and taken in a trick. */
import type { CompanerosView } from "$/net/views";
import type { Log } from "$/table/seen";

/** The totals hold a game's points once it has ended; while memory counts, nobody is told those of the running one. */
export const soFar = (view: CompanerosView): readonly number[] | null =>
  view.scores.length < view.this_game ? view.points : null;

/** A colour and a number that belongs to it. */
export type Sum = CompanerosView["worths"][number];

/** A trick from its ranking on: who may take, where it stopped, and what was taken so far. */
export interface Ranked {
  order: readonly number[];
  stopped: number | null;
  values: readonly Sum[];
  taken: ReadonlyMap<number, number>;
}

/** The newest ranking of a log with what came of it; null before the first. */
export function rankedIn(log: Log<CompanerosView>): Ranked | null {
  const from = log.findLastIndex(({ event }) => event.type === "ranking");
  const ranking = log[from]?.event;
  if (ranking?.type !== "ranking") return null;
  const takes = log
    .slice(from)
    .map(({ event }) => event)
    .filter((event) => event.type === "take");
  return { ...ranking, taken: new Map(takes.map(({ seat, points }) => [seat, points])) };
}
