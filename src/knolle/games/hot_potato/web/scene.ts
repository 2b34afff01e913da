/** Rounds as the log tells them: what lay there, what came, who gained, what was done afterwards. */
import type { LooseEvent as GameEvent } from "$/net/views";
import type { Potato } from "./places";

export interface Effect {
  seat: number;
  potato: Potato;
  used: boolean;
  /** Whom Rambotato named (HP-13). */
  target?: number;
  /** What the A-peeling Potato showed, where the reader was the one who looked. */
  saw?: string[];
}

export interface Round {
  number: number;
  potatoes: Potato[];
  /** A seat's added card, null where it was declined; seats that were not asked are missing. */
  extras: Record<number, Potato | null>;
  encounter: string | null;
  ranking: Potato[];
  gained: number[] | null;
  effects: Effect[];
  /** Where the Hot Potato is after what has happened so far. */
  hot: number | null;
  hasMoved: boolean;
  pickups: number[];
}

/** The potatoes that a seat has lying there. */
export const lyingOf = (round: Round, seat: number): Potato[] =>
  [round.potatoes[seat], round.extras[seat]].filter((potato) => potato != null);

/** The potato whose effect a seat may use after the encounter: the added card in place of Poteto (HP-9). */
export const effectOf = (round: Round, seat: number): Potato => round.extras[seat] ?? round.potatoes[seat]!;

/** The best of the potatoes that lie there; null before the encounter. */
export function winnerOf(round: Round): Potato | null {
  const lying = new Set(round.potatoes.flatMap((_, seat) => lyingOf(round, seat)));
  return round.ranking.find((potato) => lying.has(potato)) ?? null;
}

/** Those who played a potato in this round. */
export const playersOf = (round: Round, potato: Potato): number[] =>
  round.potatoes.flatMap((_, seat) => (lyingOf(round, seat).includes(potato) ? [seat] : []));

type Rankings = Record<string, Potato[]>;

const began = (number: number, potatoes: Potato[], hot: number | null): Round => ({
  number,
  potatoes,
  extras: {},
  encounter: null,
  ranking: [],
  gained: null,
  effects: [],
  hot,
  hasMoved: false,
  pickups: [],
});

/** All rounds of a log, the last of them perhaps unfinished. */
export function roundsIn(log: readonly GameEvent[]): Round[] {
  const rounds: Round[] = [];
  let rankings: Rankings = {};
  for (const event of log) {
    const round = rounds.at(-1);
    if (event.type === "deal") rankings = (event.rankings as Rankings | undefined) ?? rankings;
    else if (event.type === "reveal")
      rounds.push(began(rounds.length + 1, event.potatoes as Potato[], round?.hot ?? null));
    else if (round) add(round, event, rankings);
  }
  return rounds;
}

function add(round: Round, event: GameEvent, rankings: Rankings): void {
  const seat = event.seat as number;
  if (event.type === "extra") round.extras[seat] = event.potato as Potato | null;
  else if (event.type === "effect") round.effects.push(event as unknown as Effect);
  else if (event.type === "points") round.gained = event.gained as number[];
  else if (event.type === "pickup") round.pickups.push(seat);
  else if (event.type === "hot") [round.hot, round.hasMoved] = [event.at as number | null, true];
  else if (event.type === "encounter") {
    round.encounter = event.name as string;
    round.ranking = rankings[round.encounter] ?? [];
  }
}

/** Whether all played Rambotato: then the Hot Potato goes to the middle, and nobody is asked (HP-13). */
const isRamboOfAll = (round: Round): boolean => playersOf(round, "rambo").length === round.potatoes.length;

/** The seats that still owe the use of an effect, as docs/rules/record.md says who is asked. */
function owing(round: Round): number[] {
  if (isRamboOfAll(round)) return [];
  const done = new Set(round.effects.map((effect) => effect.seat));
  return round.potatoes.flatMap((_, seat) => {
    const potato = effectOf(round, seat);
    const isBarred = round.hot === seat && potato !== "rambo";
    return round.gained?.[seat] || potato === "poteto" || isBarred || done.has(seat) ? [] : [seat];
  });
}

const LAST_OF_ROUND = ["points", "effect", "hot"];

/** The round that the last event of the log has ended, or null. */
export function sceneAt(log: readonly GameEvent[]): Round | null {
  const round = roundsIn(log).at(-1);
  if (!round?.gained || !LAST_OF_ROUND.includes(log.at(-1)!.type)) return null;
  const isTossed = isRamboOfAll(round) || round.effects.some(({ potato, used }) => potato === "rambo" && used);
  return owing(round).length || (isTossed && !round.hasMoved) ? null : round;
}
