/** What stands on the rules page of each game, in order: sections with their rules, the table of sizes, the examples. */
import type { Slug } from "../../lib/views";

export type Picture = "faces" | "sacks" | "doubled" | "beaten" | "display" | "values" | "potatoes" | "ranking";
export type Section = { heading: string; rules: string[]; picture?: Picture };
/** A number, a range of numbers, or the id of a message. */
export type Cell = number | [from: number, to: number] | string;
export type Sizes = { columns: string[]; rows: Cell[][] };
export type Example = { id: string; picture: "cards" | "taking" | "encounter"; cards?: string[]; winner?: string };
export type Contents = { slug: Slug; short: string[]; sizes: Sizes; sections: Section[]; examples: Example[] };

const POTATO_MAN: Contents = {
  slug: "potato-man",
  short: [
    "rules-pm-short-goal",
    "rules-pm-short-turn",
    "rules-pm-short-win",
    "rules-pm-short-beats",
    "rules-pm-short-sack",
    "rules-pm-short-end",
  ],
  sizes: {
    columns: [
      "rules-column-players",
      "rules-column-hand",
      "rules-column-pile",
      "rules-column-aside",
      "rules-column-rounds",
      "rules-column-trick",
    ],
    rows: [
      [2, 12, 8, 12, 2, "rules-pm-trick-two"],
      [3, 12, 0, 16, 3, "rules-pm-trick-three"],
      [4, 12, 0, 4, 4, "rules-pm-trick-four"],
      [5, 10, 0, 2, 5, "rules-pm-trick-five"],
    ],
  },
  sections: [
    { heading: "rules-pm-cards", rules: ["PM-1", "PM-2", "PM-3"], picture: "faces" },
    { heading: "rules-pm-deal", rules: ["PM-4", "PM-5"], picture: "sacks" },
    {
      heading: "rules-pm-play",
      rules: ["PM-6", "PM-7", "PM-8", "PM-9", "PM-10", "PM-11", "PM-12"],
      picture: "doubled",
    },
    { heading: "rules-pm-winner", rules: ["PM-13", "PM-14", "PM-15", "PM-16"], picture: "beaten" },
    { heading: "rules-pm-rounds", rules: ["PM-17", "PM-18", "PM-19"] },
    { heading: "rules-pm-options", rules: ["PM-20", "PM-21", "PM-22", "PM-23", "PM-24"] },
    { heading: "rules-pm-seen", rules: ["PM-25"] },
  ],
  examples: [
    {
      id: "rules-pm-case-potato-man",
      picture: "cards",
      cards: ["Y8", "B8", "R17", "Y2", "G4"],
      winner: "Y2",
    },
    { id: "rules-pm-case-later", picture: "cards", cards: ["Y5", "R16", "B16", "G6"], winner: "B16" },
    { id: "rules-pm-case-block", picture: "cards", cards: ["R9", "Y7", "G11"] },
  ],
};

const COMPANEROS: Contents = {
  slug: "companeros",
  short: [
    "rules-co-short-goal",
    "rules-co-short-turn",
    "rules-co-short-value",
    "rules-co-short-take",
    "rules-co-short-tie",
    "rules-co-short-end",
  ],
  sizes: {
    columns: [
      "rules-column-players",
      "rules-column-colours",
      "rules-column-cards",
      "rules-column-display",
      "rules-column-hand",
      "rules-column-tricks",
    ],
    rows: [3, 4, 5, 6].map((players) => [players, players, 10 * players, players, 9, 9]),
  },
  sections: [
    { heading: "rules-co-cards", rules: ["CO-1", "CO-2"], picture: "display" },
    { heading: "rules-co-play", rules: ["CO-3"] },
    {
      heading: "rules-co-taking",
      rules: ["CO-4", "CO-5", "CO-6", "CO-7", "CO-8", "CO-9", "CO-10"],
      picture: "values",
    },
    { heading: "rules-co-end", rules: ["CO-11", "CO-12"] },
    { heading: "rules-co-games", rules: ["CO-13", "CO-14", "CO-15"] },
    { heading: "rules-co-seen", rules: ["CO-16"] },
  ],
  examples: [{ id: "rules-co-case", picture: "taking" }],
};

const HOT_POTATO: Contents = {
  slug: "hot-potato",
  short: [
    "rules-hp-short-goal",
    "rules-hp-short-choose",
    "rules-hp-short-encounter",
    "rules-hp-short-points",
    "rules-hp-short-effects",
    "rules-hp-short-hot",
  ],
  sizes: {
    columns: ["rules-column-players", "rules-column-potatoes", "rules-column-encounters", "rules-column-goal"],
    rows: [[[2, 4], 6, 12, 10]],
  },
  sections: [
    { heading: "rules-hp-cards", rules: ["HP-1", "HP-2", "HP-3"], picture: "ranking" },
    { heading: "rules-hp-start", rules: ["HP-4"] },
    { heading: "rules-hp-round", rules: ["HP-5", "HP-6", "HP-7", "HP-8", "HP-9"] },
    { heading: "rules-hp-effects", rules: ["HP-10", "HP-11", "HP-12", "HP-13", "HP-14"], picture: "potatoes" },
    { heading: "rules-hp-after", rules: ["HP-15", "HP-16", "HP-17"] },
    { heading: "rules-hp-end", rules: ["HP-18", "HP-19"] },
    { heading: "rules-hp-seen", rules: ["HP-20"] },
  ],
  examples: [{ id: "rules-hp-case", picture: "encounter" }],
};

export const CONTENTS: Contents[] = [POTATO_MAN, COMPANEROS, HOT_POTATO];

const SLUGS: Record<string, Slug> = { PM: "potato-man", CO: "companeros", HP: "hot-potato" };

/** The game a rule belongs to: HP-12 is one of Hot Potato!. */
export const gameOf = (rule: string): Slug => SLUGS[rule.slice(0, 2)]!;

/** Where a rule can be read among the others. */
export const addressOf = (rule: string): string => `/rules/${gameOf(rule)}#${rule}`;

/** A text in pieces, the numbers of rules apart, in the odd places. */
export const pieces = (text: string): string[] => text.split(/\b((?:PM|CO|HP)-\d+)\b/);
