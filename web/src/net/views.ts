/** What the views of the three games hold, as docs/protocol.md lists them. */

export type Slug = "potato-man" | "companeros" | "hot-potato";
export type Play = [seat: number, card: string];
export type Counts = Record<string, number>;
export type GameEvent = { type: string } & Record<string, unknown>;

export interface CommonView {
  game: Slug;
  names: string[];
  options: Record<string, string | number>;
  seat: number | null;
  players: number;
  to_act: number[];
  legal: string[];
  chosen: number[];
  choice: string | null;
  /** The points of every round or game that has ended, a list a round. */
  scores: number[][];
  totals: number[];
}

export interface PotatoManView extends CommonView {
  game: "potato-man";
  round: number;
  rounds: number;
  starter: number;
  turn: number;
  hand: string[] | null;
  hand_sizes: number[];
  trick: Play[];
  tricks: Play[][];
  pile_sizes: number[];
  sacks_left: Counts;
  sacks_taken: Counts[];
  sacks_worth: number[];
  blocked: number | null;
  shown?: { hands: string[][]; piles?: string[][]; aside: string[] } | null;
}

export interface CompanerosView extends CommonView {
  game: "companeros";
  this_game: number;
  games: number;
  memory: "on" | "off";
  starter: number;
  turn: number;
  phase: "deal" | "play" | "take" | "over";
  n_tricks: number;
  hand: string[] | null;
  hand_sizes: number[];
  display: string[];
  trick: Play[];
  ranking: number[] | null;
  stopped: number | null;
  takes: [seat: number, cards: string[]][];
  first_display: string[] | null;
  tricks: unknown[] | null;
  taken: string[][] | null;
  points: number[] | null;
}

export interface HotPotatoView extends CommonView {
  game: "hot-potato";
  phase: string;
  round: number;
  first: number;
  goal: number;
  hands: string[][];
  lying: string[][];
  in_force: string[][];
  kept: string[][];
  discards: string[][];
  hot: number | null;
  gained: number[];
  encounter: string | null;
  encounters_played: string[];
  encounters_left: string[];
  rankings: Record<string, string[]>;
  shown: string[];
  peeled: [string, number[]][];
  known: { among_top: number; encounters: string[] };
}

export type View = PotatoManView | CompanerosView | HotPotatoView;
export type Level = "easy" | "medium" | "hard" | "master";
