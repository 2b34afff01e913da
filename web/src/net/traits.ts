/** What the page must know of a game in order to show it. */
import { TRAITS } from "$generated/games";
import type { GameFacts } from "$generated/wire";

export type Traits = Pick<GameFacts, "deck" | "part" | "beats" | "clears">;

const PLAIN: Traits = { deck: { suits: {}, faces: {} }, part: "round", beats: {}, clears: [] };
/** The traits of games that the page was built without, as the server has told them. */
const told = new Map<string, Traits>();

export const traitsOf = (slug: string): Traits => TRAITS[slug] ?? told.get(slug) ?? PLAIN;

/** Whether a game can be shown as it is meant to be. */
export const isKnown = (slug: string): boolean => slug in TRAITS || told.has(slug);

/** Remember the traits of games; the page knows those of the games it was built with. */
export function learn(games: readonly GameFacts[]): void {
  for (const game of games) told.set(game.slug, game);
}
