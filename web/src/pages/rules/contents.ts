/** What stands on the rules page of each game: `rules.toml` of the game's folder, which the terminal reads too. */
import games from "$generated/games.json";
import type { Slug } from "$/net/views";
import { SLUGS } from "$/pages/shelf.svelte";

export type Section = { heading: string; rules: string[] };
/** A number, a range of numbers, or the id of a message. */
export type Cell = number | [from: number, to: number] | string;
export type Sizes = { columns: string[]; rows: Cell[][] };

/** A row of a picture: cards, scores, or something that only the game itself can draw (`RuleRow.svelte` in its folder). */
export interface Row {
  /** A message; it may name the row's player. */
  label?: string;
  player?: string;
  winner?: string;
  cards?: string[];
  /** Who played each of the cards. */
  players?: string[];
  /** What each drew after playing; an empty text is a card that nobody here sees. */
  drawn?: string[];
  /** These cards may not be played. */
  dim?: boolean;
  /** A list a player, a number a round. */
  scores?: number[][];
  first?: number;
  totals?: boolean;
  [own: string]: unknown;
}

/** A picture or an example, and the rule it belongs to. */
export interface Figure {
  rule: string;
  words: string;
  rows: Row[];
}

export interface Contents {
  slug: Slug;
  prefix: string;
  authors: string[];
  year: string;
  short: string[];
  sizes: Sizes;
  sections: Section[];
  pictures?: Figure[];
  examples: Figure[];
}

type Files = { rules: Omit<Contents, "slug"> };

export const CONTENTS: Contents[] = SLUGS.map((slug) => ({
  slug,
  ...(games as unknown as Record<Slug, Files>)[slug].rules,
}));

/** The game a rule belongs to: HP-12 is one of Hot Potato!. */
export const gameOf = (rule: string): Slug => CONTENTS.find(({ prefix }) => rule.startsWith(`${prefix}-`))!.slug;

/** Where a rule can be read among the others. */
export const addressOf = (rule: string): string => `/rules/${gameOf(rule)}#${rule}`;

const NUMBER = new RegExp(`\\b((?:${CONTENTS.map(({ prefix }) => prefix).join("|")})-\\d+)\\b`);

/** A text in pieces, the numbers of rules apart, in the odd places. */
export const pieces = (text: string): string[] => text.split(NUMBER);
