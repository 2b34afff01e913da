/** What stays on the screen for a while: a finished trick, a block, the cards shown at the end of a round. */
import type { LooseEvent as GameEvent, Play, PotatoManView } from "$/net/views";

interface Told {
  /** The events up to the one that made the scene, so that it can be told in words. */
  log: readonly GameEvent[];
  plays: Play[];
}
export interface TrickScene extends Told {
  kind: "trick";
  winner: number;
  card: string;
  sack: string | null;
}
export interface BlockScene extends Told {
  kind: "block";
  seat: number;
  hand: string[];
}
export interface RoundScene extends Told {
  kind: "round";
  stays: true;
  round: number;
  sacks: number[];
  /** What each seat had left, and what nobody had. */
  left: string[][];
  piles: string[][] | null;
  aside: string[];
}
export type Scene = TrickScene | BlockScene | RoundScene;

/** What the sacks of the round that is being played are worth. */
export const soFar = (view: PotatoManView): readonly number[] | null =>
  view.scores.length < view.round ? view.sacks_worth : null;

type Dealt = { hands: (string[] | null)[]; piles?: string[][]; aside?: string[] };

/** The cards of the trick that the event at `index` ends. */
export function playsBefore(log: readonly GameEvent[], index: number): Play[] {
  const plays: Play[] = [];
  for (let k = index - 1; k >= 0; k--) {
    const event = log[k]!;
    if (event.type === "play") plays.unshift([event.seat as number, event.card as string]);
    else if (event.type !== "draw") break;
  }
  return plays;
}

/** The last trick that was won, if there is one in this round. */
export function lastTrick(log: readonly GameEvent[]): TrickScene | null {
  for (let k = log.length - 1; k >= 0; k--) {
    if (log[k]!.type === "trick") return trickAt(log, k);
  }
  return null;
}

function trickAt(log: readonly GameEvent[], index: number): TrickScene {
  const { winner, card, sack } = log[index] as unknown as TrickScene;
  return { kind: "trick", log: log.slice(0, index + 1), plays: playsBefore(log, index), winner, card, sack };
}

function roundAt(log: readonly GameEvent[], index: number): RoundScene | null {
  const { sacks, dealt } = log[index] as unknown as { sacks: number[]; dealt?: Dealt };
  if (!dealt) return null;
  const begin = log.findLastIndex((event) => event.type === "deal");
  const events = log.slice(begin);
  const played = new Set(events.filter((event) => event.type === "play").map((event) => event.card as string));
  const n_drawn = (seat: number) => events.filter((event) => event.type === "draw" && event.seat === seat).length;
  const drawn = sacks.map((_, seat) => dealt.piles?.[seat]?.slice(0, n_drawn(seat)) ?? []);
  const left = sacks.map((_, seat) =>
    [...(dealt.hands[seat] ?? []), ...drawn[seat]!].filter((card) => !played.has(card)),
  );
  const piles = dealt.piles?.map((pile, seat) => pile.slice(n_drawn(seat))) ?? null;
  const round = (log[begin]?.round as number | undefined) ?? 1;
  return { kind: "round", stays: true, log, plays: [], round, sacks, left, piles, aside: dealt.aside ?? [] };
}

export function sceneAt(log: readonly GameEvent[]): Scene | null {
  const index = log.length - 1;
  const event = log[index];
  if (event?.type === "trick") return trickAt(log, index);
  if (event?.type === "round") return roundAt(log, index);
  if (event?.type !== "block") return null;
  const { seat, hand } = event as unknown as BlockScene;
  return { kind: "block", log, plays: playsBefore(log, index), seat, hand };
}
