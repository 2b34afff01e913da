/** A new table: the values of the form, and the request made of them. */
import type { GameFacts, NewTable, OptionFacts, Settings } from "$generated/wire";
import type { Temperament } from "$/net/views";
import type { Level } from "$/pages/shelf.svelte";
import { lasts } from "$/words/spans";

export type Value = string | number;
/** For a friend, for somebody at this screen, or for a bot. */
export type SeatWish = "open" | "here" | Level;
export const TEMPERAMENTS = ["careful", "bold", "spiteful", "sly"] as const satisfies Temperament[];
export type TemperWish = "any" | Temperament;
export type Pace = keyof typeof PACES | "none" | "own";

/** Seconds per choice, and in reserve for the whole match. */
export const PACES = {
  quick: { move: 15, reserve: 60 },
  calm: { move: 40, reserve: 180 },
  patient: { move: 120, reserve: 900 },
  day: { move: 86_400, reserve: 0 },
  days: { move: 259_200, reserve: 0 },
  week: { move: 604_800, reserve: 0 },
};
export const BOUNDS = { move: [5, 3600], reserve: [0, 7200] } as const;
export const TEMPOS = ["none", "brisk", "usual", "calm"] as const;
export const TAKEOVERS = [30, 60, 180, 600] as const;
const USUAL_TAKEOVER = 60;

export interface Draft {
  players: number;
  /** Who sits on the other seats, from seat 1 on; seats beyond the number of players are ignored. */
  others: SeatWish[];
  /** The temperaments of the bots among them. */
  tempers: TemperWish[];
  /** The names of those at this screen. */
  names: string[];
  /** Options that were set; the others keep the game's default. */
  options: Record<string, Value>;
  listed: boolean;
  pace: Pace;
  clock: { move: number; reserve: number };
  starter: number | "random";
  /** Seconds, or null for never; undefined for the default: never with days for a choice. */
  takeover: number | null | undefined;
  level: Level;
  tempo: (typeof TEMPOS)[number];
  /** Null for the default: only against bots. */
  hints: boolean | null;
  undo: boolean;
}

export const freshDraft = (players: number, level: Level): Draft => ({
  players,
  others: Array.from({ length: 7 }, () => "open"),
  tempers: Array.from({ length: 7 }, () => "any"),
  names: Array.from({ length: 7 }, () => ""),
  options: {},
  listed: false,
  pace: "none",
  clock: { ...PACES.calm },
  starter: "random",
  takeover: undefined,
  level,
  tempo: "usual",
  hints: null,
  undo: true,
});

type Kind = "choices" | "number" | "lines";

/** The kind of field for an option. What is neither a choice nor a number is a list that people write themselves. */
export const kindOf = (option: OptionFacts): Kind =>
  option.choices ? "choices" : option.least !== null ? "number" : "lines";

/** The options that matter with this number of players. */
export const optionsFor = (game: GameFacts, players: number): OptionFacts[] =>
  game.options.filter((option) => option.only_players?.includes(players) ?? true);

export function defaultOf(option: OptionFacts, players: number): Value {
  const { default: told } = option;
  return (told !== null && typeof told === "object" ? told[players] : told) ?? "";
}

/** Read lines such as "Hungry hare: couch, sweet, …" as names with lists. */
export function readLines(text: string): Record<string, string[]> {
  const lines = text.split("\n").filter((line) => line.trim());
  return Object.fromEntries(
    lines.map((line) => {
      const [name, ...rest] = line.split(":");
      const words = rest.join(":").split(",");
      return [name!.trim(), words.map((word) => word.trim()).filter(Boolean)];
    }),
  );
}

/** Options that differ from the default: a default that depends on the players stays a default. */
function chosenOptions(draft: Draft, game: GameFacts): NonNullable<NewTable["options"]> {
  const chosen: NonNullable<NewTable["options"]> = {};
  for (const option of optionsFor(game, draft.players)) {
    const value = draft.options[option.name];
    if (value === undefined || value === "" || value === defaultOf(option, draft.players)) continue;
    chosen[option.name] = kindOf(option) === "lines" ? readLines(String(value)) : value;
  }
  return chosen;
}

export function clockOf({ pace, clock }: Draft): Settings["clock"] {
  if (pace === "none") return null;
  return pace === "own" ? { ...clock } : PACES[pace];
}

/** When a bot takes over for somebody who is away: seconds, or null for never. */
export const takeoverOf = (draft: Draft): number | null =>
  draft.takeover === undefined ? (lasts(clockOf(draft)) ? null : USUAL_TAKEOVER) : draft.takeover;

const othersOf = (draft: Draft): SeatWish[] => draft.others.slice(0, draft.players - 1);

/** Whether the match waits for other people. */
export const waitsForFriends = (draft: Draft): boolean => othersOf(draft).includes("open");

/** The other people at this screen, with their seats. */
export const peopleHere = (draft: Draft): { seat: number; name: string }[] =>
  othersOf(draft).flatMap((wish, k) => (wish === "here" ? [{ seat: k + 1, name: draft.names[k]!.trim() }] : []));

/** A bot as the server writes it: its level, and the temperament if one is wanted. */
const botOf = (level: Level, temper: TemperWish | undefined): string =>
  temper === undefined || temper === "any" ? level : `${level}:${temper}`;

/** Whether players may ask for hints at the table. */
export const hasHints = (draft: Draft): boolean => draft.hints ?? !(waitsForFriends(draft) || peopleHere(draft).length);

export function bodyOf(draft: Draft, game: GameFacts): NewTable {
  const bots = othersOf(draft).flatMap((wish, k) =>
    wish === "open" || wish === "here" ? [] : [[k + 1, botOf(wish, draft.tempers[k])]],
  );
  const clock = peopleHere(draft).length ? null : clockOf(draft);
  const { listed, level, tempo, hints, undo } = draft;
  const takeover = takeoverOf(draft);
  const starter = draft.starter === "random" || draft.starter < draft.players ? draft.starter : "random";
  return {
    game: game.slug,
    players: draft.players,
    options: chosenOptions(draft, game),
    bots: Object.fromEntries(bots),
    settings: { listed, clock, starter, takeover, level, tempo, hints, undo },
  };
}
