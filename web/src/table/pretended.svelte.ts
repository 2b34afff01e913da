/** A match for tests of boards: what a board draws, and what it asks for. */
import type { Refusal } from "$generated/wire";
import type { CompanerosView, Games, PotatoManView, View } from "$/net/views";
import type { Said } from "$/words/said";
import { isResting, type Beat } from "./beats";
import type { Absence, Log, Seen } from "./seen";

const NAMES = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Fay"];

const REASON: Refusal = {
  code: "colour-already-in-trick",
  params: { card: "B4", colour: "blue", seat: 1, other: "B9" },
  rule: "PM-7",
  sentence: "Blue already lies in this trick.",
  said: [
    "say",
    "refused-colour-already-in-trick",
    { card: ["card", "B4"], colour: ["say", "colour-blue", {}, null], who: ["list", [["who", 1]], "and"] },
    "PM-7",
  ],
};

const common = (players: number) => ({
  names: NAMES.slice(0, players),
  options: {},
  deck: [],
  seat: 0,
  players,
  to_act: [0],
  chosen: [],
  choice: null,
  scores: [],
  totals: Array<number>(players).fill(0),
});

export function potatoMan(players: number, change: Partial<PotatoManView> = {}): PotatoManView {
  const sacks = { red: 0, blue: 0, green: 0, yellow: 0, gold: 0 };
  return {
    ...common(players),
    game: "potato-man",
    round: 1,
    rounds: players,
    starter: 0,
    trick_size: Math.max(players, 3),
    worths: { red: 1, blue: 2, green: 3, yellow: 4, gold: 5 },
    turn: 0,
    hand: ["Y2", "B4", "R7", "R18", "G3"],
    legal: ["R7", "R18", "G3", "Y2"],
    hand_sizes: Array<number>(players).fill(5),
    this_trick: 1,
    trick: [[1, "B9"]],
    tricks: [],
    pile_sizes: players === 2 ? [3, 3] : [],
    sacks_left: { red: 3, blue: 2, green: 3, yellow: 3, gold: 3 },
    sacks_taken: Array.from({ length: players }, (_, seat) => ({ ...sacks, blue: seat === 1 ? 1 : 0 })),
    sacks_worth: Array.from({ length: players }, (_, seat) => (seat === 1 ? 2 : 0)),
    so_far: Array.from({ length: players }, (_, seat) => (seat === 1 ? 2 : 0)),
    blocked: null,
    ...change,
  };
}

export function companeros(players: number, change: Partial<CompanerosView> = {}): CompanerosView {
  return {
    ...common(players),
    game: "companeros",
    this_game: 1,
    games: 1,
    memory: "off",
    starter: 0,
    turn: 0,
    phase: "play",
    n_tricks: 0,
    this_trick: 1,
    hand: ["R1", "Y5", "G9"],
    legal: ["R1", "Y5", "G9"],
    hand_sizes: Array<number>(players).fill(3),
    hand_size: 9,
    display: ["Y7", "R8", "R1", "Y4"],
    worths: [
      ["yellow", 11],
      ["red", 9],
    ],
    values: [],
    trick: [],
    ranking: null,
    stopped: null,
    takes: [],
    first_display: [],
    tricks: [],
    taken: [],
    points: Array<number>(players).fill(0),
    so_far: Array<number>(players).fill(0),
    ...change,
  };
}

export class Pretended<V extends View> implements Seen<V> {
  readonly isLive = true;
  view: V = $state.raw()!;
  log: Log<V> = $state.raw([]);
  news: Log<V> = $state.raw([]);
  beat: Beat = $state("now");
  isBehind = $state(false);
  pointed: string | null = $state(null);
  match = 1;
  undos = 0;
  seat: number | null = $state(0);
  hands: string[][] | null = $state.raw(null);
  acted: string[] = [];
  asked: string[] = [];
  skipped = 0;
  hurried = 0;
  /** Whether the moment has been on the screen long enough for a tap. */
  wasSeen = true;

  constructor(view: V) {
    this.view = view;
  }
  get names() {
    return this.view.names;
  }
  readonly movers = [];
  get legal() {
    return this.isBehind ? [] : this.view.legal;
  }
  get seats() {
    return this.names.map((name, seat) =>
      seat === 0 ? { kind: "person" as const, name, bot: null } : { kind: "bot" as const, name, bot: "easy" },
    );
  }
  /** Show the moment after these events, as the present or with a later one waiting. */
  tell(events: Games[V["game"]]["event"][], beat: Beat = "now", said: Said[] = []): void {
    this.news = events.map((event, k) => ({ number: this.log.length + k, event, said: k ? [] : said }));
    this.log = [...this.log, ...this.news];
    [this.beat, this.isBehind] = [beat, isResting(beat)];
  }
  /** What the board does when a choice is taken back. */
  withdraw: () => Said | null = () => null;
  onUndo = (withdraw: () => Said | null) => {
    this.withdraw = withdraw;
    return () => undefined;
  };
  isSeen = () => this.wasSeen;
  skip = () => void this.skipped++;
  hurry = () => {
    this.hurried++;
    this.isBehind = false;
  };
  act = async (action: string) => this.acted.push(action) > 0;
  why = async (action: string) => {
    this.asked.push(action);
    return REASON;
  };
  presence = (seat: number) => (seat === 0 ? ("here" as const) : ("bot" as const));
  clock = (_seat: number, _now: number): { move: number; reserve: number } | null => null;
  absence = (_seat: number): Absence | null => null;
}
