/** The order of a hand that the player sorts by hand; cards that were not moved come in the order of the rules. */
import { sortCards } from "$/words/cards";
import type { Slug } from "$/net/views";

/** Return the cards in the stored order, with new ones at the end. */
export function arrange(cards: readonly string[], kept: readonly string[], game: Slug): string[] {
  const known = kept.filter((card) => cards.includes(card));
  return [...known, ...sortCards(cards, game).filter((card) => !known.includes(card))];
}

/** Return the cards with one of them moved to another place. */
export function move(cards: readonly string[], card: string, place: number): string[] {
  const rest = cards.filter((other) => other !== card);
  const at = Math.max(0, Math.min(rest.length, place));
  return [...rest.slice(0, at), card, ...rest.slice(at)];
}
