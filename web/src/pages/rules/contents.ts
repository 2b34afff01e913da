/** The contents of the rules pages, from the games' rules.toml, which the terminal reads too. */
import games from "$generated/games.json";
import type { Slug } from "$/net/views";
import { SLUGS } from "$/pages/shelf.svelte";

export type Section = { heading: string; rules: string[] };
/** A number, a range of numbers, or the id of a message. */
export type Cell = number | [from: number, to: number] | string;
export type Sizes = { columns: string[]; rows: Cell[][] };

/** A row of a picture: cards, scores, or what only the game can draw (`RuleRow.svelte` in its folder). */
export interface Row {
  /** A message; it may name the row's player. */
  label?: string;
  player?: string;
  winner?: string;
  cards?: string[];
  /** The player of each card. */
  players?: string[];
  /** The card that each player drew; an empty text is a hidden card. */
  drawn?: string[];
  /** Whether these cards may not be played. */
  dim?: boolean;
  /** One list per player, one number per round. */
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

/** The game of a rule: HP-12 belongs to Hot Potato!. */
export const gameOf = (rule: string): Slug => CONTENTS.find(({ prefix }) => rule.startsWith(`${prefix}-`))!.slug;

/** The address of a rule on its page. */
export const addressOf = (rule: string): string => `/rules/${gameOf(rule)}#${rule}`;

const NUMBER = new RegExp(`\\b((?:${CONTENTS.map(({ prefix }) => prefix).join("|")})-\\d+)\\b`);

/** Split a text at numbers of rules, which get the odd indices. */
export const pieces = (text: string): string[] => text.split(NUMBER);
