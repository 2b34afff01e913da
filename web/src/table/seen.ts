/** What a board draws and asks: a match from one chair, whether it is played right now or replayed. */
import type { Component } from "svelte";
import type { Refusal, SeatFacts } from "$generated/wire";
import { bySlug } from "$/ui/parts";
import type { Said } from "$/words/story";
import type { GameEvent, Slug, View } from "$/net/views";

export interface Seen<V extends View = View> {
  readonly view: V;
  readonly log: readonly GameEvent[];
  /** The chair at the bottom; null: somebody who watches. */
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly seats: readonly SeatFacts[];
  /** What stays on the screen for a while instead of the present middle: made by the game's `sceneAt`. */
  readonly scene: unknown;
  /** Whether its cards are still in the air. */
  readonly isFlying: boolean;
  /** Whether it is being played right now: in a replay nobody thinks. */
  readonly isLive: boolean;
  /** End the scene now. */
  skip(): void;
  /** What may be chosen now; empty when nothing is asked. In a replay always empty. */
  readonly legal: readonly string[];
  /** Choose. The answer is whether it was carried out; a refusal is shown by the page. */
  act(action: string): Promise<boolean>;
  /** Why this is not allowed; null where it is, or where it cannot be asked. */
  why(action: string): Promise<Refusal | null>;
  /** The action that a hint or a lesson points at. */
  readonly pointed: string | null;
  /** Everybody's cards, where they may be opened: a replay. */
  readonly hands: readonly (readonly string[])[] | null;
  /** The connection of a seat: `away` means that a bot takes over soon. */
  presence(seat: number): "here" | "away" | "gone" | "bot";
  /** Milliseconds left on the clock of a seat, and in reserve; null without a clock. */
  clock(seat: number, now: number): { move: number; reserve: number } | null;
  /** When a bot takes over from a seat (milliseconds on this machine's clock); null if none will. */
  leaving(seat: number): number | null;
}

/** What the folder of a game offers as `index.ts`. */
export interface GameModule {
  Board: Component<{ seen: Seen<any> }>;
  /** The last finished trick or round, for the panel that key L opens. */
  Last: Component<{ log: readonly GameEvent[]; names: readonly string[] }>;
  /** An event in words. */
  tell(events: readonly GameEvent[], index: number, names: readonly string[]): Said[];
  /** What is worth looking at after the last of these events: a finished trick, a revealed round; null for nothing. */
  sceneAt(log: readonly GameEvent[]): unknown;
  /** The points by seat of the round (or game) that is being played; null where there are none, or nobody may know. */
  soFar(view: any): readonly number[] | null;
}

/** Whether a scene is much to read, such as the end of a round: it stays until somebody goes on. */
export const stays = (scene: unknown): boolean => (scene as { stays?: boolean } | null)?.stays === true;

const boards = bySlug(import.meta.glob<GameModule>("../../../src/knolle/games/*/web/index.ts", { import: "default" }));

/** The board of a game that brings none of its own. */
const generic = (): Promise<GameModule> => Promise.reject(new Error("this game has no board yet"));

const loaded = new Map<Slug, Promise<GameModule>>();

/** The parts of one game, loaded when they are needed. The same promise each time: a page that waits for it is not made anew. */
export function gameModule(slug: Slug): Promise<GameModule> {
  const found = loaded.get(slug) ?? (boards.get(slug) ?? generic)();
  loaded.set(slug, found);
  found.catch(() => loaded.delete(slug));
  return found;
}

/** The scenes that the last `n` events of a log made, in order. */
export function scenesOf(module: GameModule, log: readonly GameEvent[], n: number): unknown[] {
  const ends = Array.from({ length: Math.min(n, log.length) }, (_, k) => log.length - n + k + 1);
  return ends.map((end) => module.sceneAt(log.slice(0, end))).filter((scene) => scene !== null);
}
