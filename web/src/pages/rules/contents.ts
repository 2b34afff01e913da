/** The contents of the rules pages, from the games' rules.toml, which the terminal reads too. */
import { TRAITS } from "$generated/games";
import games from "$generated/games.json";
import type { Slug } from "$/net/views";
import { shelf } from "$/pages/shelf.svelte";

type Section = { heading: string; rules: string[] };
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

const ORDER = Object.keys(TRAITS);
const FILES = Object.entries(games as unknown as Record<Slug, Partial<Files>>) as [Slug, Partial<Files>][];

/** The games that say how their rules are arranged; the rules of any other game are a plain list. */
export const CONTENTS: Contents[] = FILES.flatMap(([slug, { rules }]) => (rules ? [{ slug, ...rules }] : [])).sort(
  (a, b) => ORDER.indexOf(a.slug) - ORDER.indexOf(b.slug),
);

const prefixOf = (rule: string): string => rule.split("-")[0]!;

/** The prefixes of all games' rules. */
const prefixes = (): Map<string, Slug> =>
  new Map([
    ...shelf.games.map(({ slug, prefix }) => [prefix, slug] as const),
    ...CONTENTS.map(({ slug, prefix }) => [prefix, slug] as const),
  ]);

/** The game of a rule: HP-12 belongs to Hot Potato!. */
export const gameOf = (rule: string): Slug => prefixes().get(prefixOf(rule))!;

/** The address of a rule on its page. */
export const addressOf = (rule: string): string => `/rules/${gameOf(rule)}#${rule}`;

/** Split a text at numbers of rules, which get the odd indices. */
export const pieces = (text: string): string[] =>
  text.split(new RegExp(`\\b((?:${[...prefixes().keys()].join("|")})-\\d+)\\b`));
