/** The names and faces of cards; "R7" is red 7. What a card may do only the server knows. */
import { traitsOf } from "$/net/traits";
import type { Slug } from "$/net/views";
import { format, t } from "./words.svelte";

export const COLOURS: Record<string, string> = {
  R: "red",
  B: "blue",
  G: "green",
  Y: "yellow",
  P: "purple",
  O: "orange",
};
/** Whether this is a card that can be drawn: a known colour and a number. */
export const isCard = (text: string): boolean => text.charAt(0) in COLOURS && /^\d+$/.test(text.slice(1));

export const colourOf = (card: string): string => COLOURS[card[0]!] ?? "gold";
export const numberOf = (card: string): number => Number(card.slice(1));

/** The face of a card: what it shows besides its number. */
export const faceOf = (card: string, game: string): string | null => traitsOf(game).deck.faces[card] ?? null;

/** The number of a card among those with the same face, from 0. */
export const rankOf = (card: string, game: string): number =>
  Object.entries(traitsOf(game).deck.faces)
    .filter(([, face]) => face === faceOf(card, game))
    .findIndex(([other]) => other === card);

/** Sort cards by colour, then by number. */
export function sortCards(cards: readonly string[], game: Slug): string[] {
  const suits = traitsOf(game).deck.suits;
  const order = Object.keys(Object.keys(suits).length ? suits : COLOURS).join("");
  return [...cards].sort((a, b) => order.indexOf(a[0]!) - order.indexOf(b[0]!) || numberOf(a) - numberOf(b));
}

/** What a match of a game has several of. */
export const partOf = (game: string): "round" | "game" => traitsOf(game).part;

/** The letter on a card in the current language. */
export const letterOf = (card: string): string => format(`letter-${colourOf(card)}`);

/** The label of a card, for the eye: "R7", in German "Ge7" for yellow 7. */
export const labelOf = (card: string): string => letterOf(card) + card.slice(1);

/** The name of a card, for the ear: "red 17, Evil Potato". */
export function nameOf(card: string, game: Slug): string {
  const face = faceOf(card, game);
  const args = { colour: format(`colour-${colourOf(card)}`), number: numberOf(card) };
  return face ? format(`card-name-${face}`, args) : t("card-name", args);
}
