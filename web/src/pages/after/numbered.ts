/** The decisions of a review with their numbers; what they are worth the server has said. */
import type { Decision } from "$generated/wire";

export interface Numbered extends Required<Decision> {
  /** Its number among the decisions with something to choose, from 1; null where there was no choice. */
  number: number | null;
}

export function numbered(decisions: readonly Decision[]): Numbered[] {
  let number = 0;
  return (decisions as Required<Decision>[]).map((one) => ({
    ...one,
    number: one.verdict === "only" ? null : ++number,
  }));
}
