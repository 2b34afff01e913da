/** The order of a hand that its player sorts himself: cards he has not moved come in the order of the rules. */
import { sorted } from "$/words/cards";
import type { Slug } from "$/net/views";

/** The cards by the order that is kept; new ones at the end. */
export function arranged(cards: readonly string[], kept: readonly string[], game: Slug): string[] {
  const known = kept.filter((card) => cards.includes(card));
  return [...known, ...sorted(cards, game).filter((card) => !known.includes(card))];
}

/** The same cards with one of them at another place. */
export function moved(cards: readonly string[], card: string, place: number): string[] {
  const rest = cards.filter((other) => other !== card);
  const at = Math.max(0, Math.min(rest.length, place));
  return [...rest.slice(0, at), card, ...rest.slice(at)];
}
