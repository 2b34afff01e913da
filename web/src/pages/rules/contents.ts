/** What stands on the rules page of each game: `rules.toml` of the game's folder, which the terminal reads too. */
import games from "../../../generated/games.json";
import type { Slug } from "../../lib/views";
import { SLUGS } from "../home/shelf.svelte";

export type Section = { heading: string; rules: string[] };
/** A number, a range of numbers, or the id of a message. */
export type Cell = number | [from: number, to: number] | string;
export type Sizes = { columns: string[]; rows: Cell[][] };
export type Encounter = { name: string; ranking: string[] };

/** A row of a picture. What it draws depends on which of `cards`, `groups`, `sacks`, … it has. */
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
  /** Cards by colour, each colour with its sum. */
  groups?: string[][];
  takers?: string[];
  /** How many sack cards of each kind are left. */
  sacks?: Record<string, number>;
  /** A list a player, a number a round. */
  scores?: number[][];
  first?: number;
  totals?: boolean;
  encounter?: string;
  /** Potatoes, a list a player; whom each names; who gets the Hot Potato, an empty text for the middle. */
  played?: string[][];
  named?: string[];
  hot?: string;
  effects?: string[];
  encounters?: "all";
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
export const ENCOUNTERS: Encounter[] = games["hot-potato"].encounters.encounter;

/** How the players of an example are called. */
export const PLAYERS = ["A", "B", "C", "D", "E", "F"];

/** The game a rule belongs to: HP-12 is one of Hot Potato!. */
export const gameOf = (rule: string): Slug => CONTENTS.find(({ prefix }) => rule.startsWith(`${prefix}-`))!.slug;

/** Where a rule can be read among the others. */
export const addressOf = (rule: string): string => `/rules/${gameOf(rule)}#${rule}`;

const NUMBER = new RegExp(`\\b((?:${CONTENTS.map(({ prefix }) => prefix).join("|")})-\\d+)\\b`);

/** A text in pieces, the numbers of rules apart, in the odd places. */
export const pieces = (text: string): string[] => text.split(NUMBER);
