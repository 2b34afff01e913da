/** A game and its options, for tests. */
import type { GameFacts, OptionFacts } from "$generated/wire";

export const option = (name: string, facts: Partial<OptionFacts>): OptionFacts => ({
  name,
  rule: "PM-1",
  help: "",
  allowed: "",
  choices: null,
  least: null,
  most: null,
  only_players: null,
  default: null,
  ...facts,
});

export const POTATO_MAN: GameFacts = {
  slug: "potato-man",
  name: "Potato Man",
  players: [2, 3, 4, 5],
  players_rule: "PM-4",
  prefix: "PM",
  part: "round",
  usual: { players: 4, level: "medium" },
  deck: { suits: {}, faces: {} },
  beats: {},
  clears: [],
  sections: [],
  options: [],
};
