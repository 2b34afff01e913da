/** What a board draws and asks: one moment of a match from one chair, whether it is played right now or replayed. */
import type { Component } from "svelte";
import type { Refusal, SeatFacts } from "$generated/wire";
import type { Entry } from "$/net/moments";
import type { Games, Slug, View } from "$/net/views";
import { bySlug } from "$/ui/parts";
import { worded } from "$/words/said";
import { isResting, type Beat, type Rhythm } from "./beats";

/** The log of the game that a view is of. */
export type Log<V extends View = View> = readonly Entry<Games[V["game"]]["event"]>[];

export interface Seen<V extends View = View> {
  readonly view: V;
  /** What has happened up to this moment, as far as it may be shown. */
  readonly log: Log<V>;
  /** The end of the log: what made this moment. */
  readonly news: Log<V>;
  /** How long the moment is looked at. */
  readonly beat: Beat;
  /** The chair at the bottom; null: somebody who watches. */
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly seats: readonly SeatFacts[];
  /** Whether a later moment is there. */
  readonly isBehind: boolean;
  /** Whether it is being played right now: in a replay nobody thinks. */
  readonly isLive: boolean;
  /** Whether the moment has been on the screen for long enough that a tap can be meant for it. */
  isSeen(): boolean;
  /** Go on to the next moment now. */
  skip(): void;
  /** Go on to the last moment, but not over a stop. */
  hurry(): void;
  /** What may be chosen now; empty when nothing is asked, or a later moment is there. In a replay always empty. */
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

/** Whether the moment is there to be looked at, and a tap goes on. */
export const isWaiting = (seen: Pick<Seen, "beat" | "isBehind">): boolean => seen.isBehind && isResting(seen.beat);

/** What the table says: what has happened while that is looked at, else what is asked, and of whom. */
export function lineOf(seen: Pick<Seen, "beat" | "isBehind" | "news" | "view" | "names" | "seat">): string {
  if (isWaiting(seen)) return seen.news.flatMap(({ said }) => said.map((one) => worded(one, seen))).join(" ");
  const asked = seen.view.ask ?? seen.view.waits;
  return asked ? worded(asked, seen) : "";
}

/** What the folder of a game offers as `index.ts`. */
export interface GameModule extends Rhythm {
  Board: Component<{ seen: Seen<any> }>;
  /** The last finished trick or round, for the panel that key L opens. */
  Last: Component<{ seen: Pick<Seen<any>, "view" | "log" | "names" | "seat"> }>;
  /** The points by seat of the round (or game) that is being played; null where there are none, or nobody may know. */
  soFar(view: any): readonly number[] | null;
}

const boards = bySlug(import.meta.glob<GameModule>("../../../src/knolle/games/*/web/index.ts", { import: "default" }));

/** The board of a game that brings none of its own. */
const generic = (): Promise<GameModule> => import("./generic").then((found) => found.default);

const loaded = new Map<Slug, Promise<GameModule>>();

/** The parts of one game, loaded when they are needed. The same promise each time: a page that waits for it is not made anew. */
export function gameModule(slug: Slug): Promise<GameModule> {
  const found = loaded.get(slug) ?? (boards.get(slug) ?? generic)();
  loaded.set(slug, found);
  found.catch(() => loaded.delete(slug));
  return found;
}
