/** A new table: the values of the form, and the request made of them. */
import type { GameFacts, NewTable, OptionFacts, Settings } from "$generated/wire";
import type { Level } from "$/pages/shelf.svelte";

export type Value = string | number;
export type SeatWish = "open" | Level;
export type Pace = keyof typeof PACES | "none" | "own";

/** Seconds per choice, and in reserve for the whole match. */
export const PACES = {
  quick: { move: 15, reserve: 60 },
  calm: { move: 40, reserve: 180 },
  patient: { move: 120, reserve: 900 },
};
export const BOUNDS = { move: [5, 3600], reserve: [0, 7200] } as const;
export const TEMPOS = ["none", "brisk", "usual", "calm"] as const;
export const TAKEOVERS = [30, 60, 180, 600] as const;

export interface Draft {
  players: number;
  /** Who sits on the other seats, from seat 1 on; seats beyond the number of players are ignored. */
  others: SeatWish[];
  /** Options that were set; the others keep the game's default. */
  options: Record<string, Value>;
  listed: boolean;
  pace: Pace;
  clock: { move: number; reserve: number };
  starter: number | "random";
  takeover: number | null;
  level: Level;
  tempo: (typeof TEMPOS)[number];
  hints: boolean;
  undo: boolean;
}

export const freshDraft = (players: number, level: Level): Draft => ({
  players,
  others: Array.from({ length: 7 }, () => "open"),
  options: {},
  listed: false,
  pace: "none",
  clock: { ...PACES.calm },
  starter: "random",
  takeover: 60,
  level,
  tempo: "usual",
  hints: true,
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

function clockOf({ pace, clock }: Draft): Settings["clock"] {
  if (pace === "none") return null;
  return pace === "own" ? { ...clock } : PACES[pace];
}

const othersOf = (draft: Draft): SeatWish[] => draft.others.slice(0, draft.players - 1);

/** Whether the match waits for other people. */
export const waitsForFriends = (draft: Draft): boolean => othersOf(draft).includes("open");

export function bodyOf(draft: Draft, game: GameFacts): NewTable {
  const bots = othersOf(draft).flatMap((wish, k) => (wish === "open" ? [] : [[k + 1, wish] as const]));
  const { listed, takeover, level, tempo, hints, undo } = draft;
  const starter = draft.starter === "random" || draft.starter < draft.players ? draft.starter : "random";
  return {
    game: game.slug,
    players: draft.players,
    options: chosenOptions(draft, game),
    bots: Object.fromEntries(bots),
    settings: { listed, clock: clockOf(draft), starter, takeover, level, tempo, hints, undo },
  };
}
