/** The suits: the shape each is known by, in a box of 24 around the origin, and how its colour is used on a card. */
import { COLOURS } from "$/words/cards";

export const SHAPES: Record<string, string> = {
  red: "M0-10.5 11.5 9.5h-23Z",
  blue: "M0-10.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Z",
  green: "M-9.5-9.5h19v19h-19Z",
  yellow: "M0-12 3.4-3.9 12.1-3.3 5.5 2.5 7.6 11 0 6.4-7.6 11-5.5 2.5-12.1-3.3-3.4-3.9Z",
  purple: "M0-12.5 9.5 0 0 12.5-9.5 0Z",
  orange: "M-5.8-10H5.8L11.6 0 5.8 10H-5.8L-11.6 0Z",
  gold: "M-6-12-2-9.5 0-11.5 2-9.5 6-12 4-6.5C10-3 12 8 7.5 11h-15C-12 8-10-3-4-6.5Z",
};

/** A card of the record ("R17") as its colour, its letter and its number. */
export function cardOf(card: string): { colour: string; letter: string; number: number } {
  const letter = card.charAt(0);
  const colour = COLOURS[letter];
  const number = Number(card.slice(1));
  if (!colour || !Number.isInteger(number)) throw new Error(`no such card: ${card}`);
  return { colour, letter, number };
}

/** The background of a card: the suit's colour in the light theme, tinted dark paper in the dark theme. */
export const fieldOf = (colour: string) =>
  `light-dark(var(--suit-${colour}), color-mix(in srgb, var(--suit-${colour}) 14%, var(--paper)))`;
export const spotOf = (colour: string) => `light-dark(var(--paper), var(--suit-${colour}))`;
export const inkOf = (colour: string) => `light-dark(var(--suit-${colour}-ink), var(--suit-${colour}))`;
/** Clothes of a potato: darker than the window in the dark theme, to stand out. */
export const clothOf = (colour: string) =>
  `light-dark(var(--suit-${colour}), color-mix(in srgb, var(--suit-${colour}) 60%, #3a2312))`;
