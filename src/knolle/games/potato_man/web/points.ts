import type { PotatoManView } from "$/net/views";

/** What the sacks of the round that is being played are worth; the totals hold those of a round that has ended. */
export const soFar = (view: PotatoManView): readonly number[] | null =>
  view.scores.length < view.round ? view.sacks_worth : null;
