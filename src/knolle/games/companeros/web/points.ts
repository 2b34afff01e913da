/** Points of Compañeros as the server counts them: by colour, and in a trick. */
import type { CompanerosView } from "$/net/views";
import type { Log } from "$/table/seen";

/** A colour with its points or its value. */
export type Sum = CompanerosView["worths"][number];

/** A trick from its ranking on: who may take, where it stopped, and what has been taken so far. */
export interface Ranked {
  order: readonly number[];
  stopped: number | null;
  values: readonly Sum[];
  /** The colours at which it stopped. */
  tied: readonly string[];
  taken: ReadonlyMap<number, number>;
}

/** Return the newest ranking of a log and what followed; null before the first. */
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
