import type { PotatoManView } from "$/net/views";

/** The worth of the sacks in the current round; null if it has ended, because the totals include them. */
export const soFar = (view: PotatoManView): readonly number[] | null =>
  view.scores.length < view.round ? view.sacks_worth : null;
