/** Numbers the decisions of a review. The server has judged them. */
import type { Decision } from "$generated/wire";

export interface NumberedDecision extends Required<Decision> {
  /** Its number among the real decisions, from 1; null if there was only one legal action. */
  number: number | null;
}

export function numberDecisions(decisions: readonly Decision[]): NumberedDecision[] {
  let number = 0;
  return (decisions as Required<Decision>[]).map((one) => ({
    ...one,
    number: one.verdict === "only" ? null : ++number,
  }));
}
