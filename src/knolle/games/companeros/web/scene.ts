/** What stays on the screen for a while: a trick whose cards are distributed, the points of a game. */
import { colourOf, numberOf } from "$/words/cards";
import type { CompanerosView, LooseEvent as GameEvent, Play } from "$/net/views";

export type Take = [seat: number, cards: string[]];
export interface TrickScene {
  kind: "trick";
  /** The events up to the one that made the scene, so that it can be told in words. */
  log: readonly GameEvent[];
  plays: Play[];
  order: number[];
  stopped: number | null;
  takes: Take[];
  /** What was left of the display, before the cards of the trick joined it (CO-9). */
  display: string[];
}
export interface GameScene {
  kind: "game";
  stays: true;
  log: readonly GameEvent[];
  plays: Play[];
  points: number[];
}
export type Scene = TrickScene | GameScene;

/** A colour's cards: their sum is its colour value in a trick (CO-4), its points in the display (CO-6). */
export interface Group {
  colour: string;
  cards: string[];
  sum: number;
}

/** The totals hold a game's points once it has ended; while memory counts, nobody is told those of the running one. */
export const soFar = (view: CompanerosView): readonly number[] | null => (view.phase === "over" ? null : view.points);

const ORDER = "RYGBPO";

/** Cards by colour, the colours in the order of the rules, the highest card of each first. */
export function groups(cards: readonly string[]): Group[] {
  const letters = [...ORDER].filter((letter) => cards.some((card) => card[0] === letter));
  return letters.map((letter) => {
    const own = cards.filter((card) => card[0] === letter).sort((a, b) => numberOf(b) - numberOf(a));
    return { colour: colourOf(own[0]!), cards: own, sum: own.reduce((sum, card) => sum + numberOf(card), 0) };
  });
}

/** The colour values of a trick, the highest first, and whether another colour has the same. */
export function values(plays: readonly Play[]): (Group & { tied: boolean })[] {
  const all = groups(plays.map(([, card]) => card)).sort((a, b) => b.sum - a.sum);
  return all.map((group) => ({ ...group, tied: all.some((other) => other !== group && other.sum === group.sum) }));
}

function trickAt(log: readonly GameEvent[], index: number): TrickScene {
  const scene: TrickScene = {
    kind: "trick",
    log: log.slice(0, index + 1),
    plays: [],
    order: [],
    stopped: null,
    takes: [],
    display: [],
  };
  for (let k = index - 1; k >= 0; k--) {
    const event = log[k]!;
    if (event.type === "play") scene.plays.unshift([event.seat as number, event.card as string]);
    else if (event.type === "take") scene.takes.unshift([event.seat as number, event.cards as string[]]);
    else if (event.type === "ranking")
      [scene.order, scene.stopped] = [event.order as number[], event.stopped as number | null];
    else break;
  }
  scene.display = displayIn(log.slice(0, index), scene.plays);
  return scene;
}

/** The display of the game that a log ends in, without the cards of its last trick. */
function displayIn(log: readonly GameEvent[], last: readonly Play[]): string[] {
  const lying = new Set<string>();
  for (const event of log.slice(log.findLastIndex(({ type }) => type === "deal"))) {
    if (event.type === "deal") for (const card of event.display as string[]) lying.add(card);
    if (event.type === "play") lying.add(event.card as string);
    if (event.type === "take") for (const card of event.cards as string[]) lying.delete(card);
  }
  for (const [, card] of last) lying.delete(card);
  return [...lying];
}

export function lastTrick(log: readonly GameEvent[]): TrickScene | null {
  const index = log.findLastIndex((event) => event.type === "trick");
  return index < 0 ? null : trickAt(log, index);
}

export function sceneAt(log: readonly GameEvent[]): Scene | null {
  const index = log.length - 1;
  const event = log[index];
  if (event?.type === "trick") return trickAt(log, index);
  if (event?.type !== "game") return null;
  return { kind: "game", stays: true, log, plays: [], points: event.points as number[] };
}
