/** What a board draws and asks for: one moment of a match from one seat, live or in a replay. */
import type { Component } from "svelte";
import type { Face, MoverFacts, Refusal, SeatFacts } from "$generated/wire";
import type { Entry } from "$/net/moments";
import type { Games, Slug, View } from "$/net/views";
import { bySlug } from "$/ui/parts";
import { partOf } from "$/words/cards";
import type { Sound } from "$/ui/sound";
import { sentence, type Said, type Value } from "$/words/said";
import { isResting, rhythmOf, type Beat, type Rhythm } from "./beats";

export type Reaction = Face["face"];

/** The log of the game that a view belongs to. */
export type Log<V extends View = View> = readonly Entry<Games[V["game"]]["event"]>[];

/** A player who is away (milliseconds on this machine's clock): since when, and when a bot takes over, if one will. */
export interface Absence {
  since: number;
  bot: number | null;
}

export interface Seen<V extends View = View> {
  readonly view: V;
  /** The events up to this moment that may be shown. */
  readonly log: Log<V>;
  /** The entries at the end of the log that led to this moment. */
  readonly news: Log<V>;
  /** How long the moment stays. */
  readonly beat: Beat;
  /** The table's key, the number of the match there, and how many choices were taken back in it; a replay has none. */
  readonly key?: string;
  readonly match?: number;
  readonly undos?: number;
  /** The seat at the bottom; null for a spectator. */
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly seats: readonly SeatFacts[];
  /** Who played the seats earlier in the match, oldest first. */
  readonly movers: readonly MoverFacts[];
  /** The face that a player shows; null if none. */
  face?(seat: number): Reaction | null;
  /** How many hints a seat has asked for in this match, if others should know. */
  hints?(seat: number): number;
  /** Who is to have a seat with the next deal; null if it stays. */
  heir?(seat: number): string | null;
  /** Whether there is a later moment. */
  readonly isBehind: boolean;
  /** Whether the match is being played now; in a replay and in the past nobody is thinking. */
  readonly isLive: boolean;
  /** Whether the moment has been on the screen long enough for a tap to be meant for it. */
  isSeen(): boolean;
  /** Go on to the next moment now. */
  skip(): void;
  /** Go on to the last moment, or to the next stop. */
  hurry(): void;
  /** The legal actions; empty if the reader is not asked or there is a later moment, and in a replay. */
  readonly legal: readonly string[];
  /** Choose an action; return whether it was carried out. The page shows refusals. */
  act(action: string): Promise<boolean>;
  /** Call `withdraw` when somebody takes back a choice, until the returned function is called. It drops what is armed,
   * which was meant for another situation, and returns what to say about that. */
  onUndo?(withdraw: () => Said | null): () => void;
  /** Return why an action is not allowed; null if it is allowed, and in a replay. */
  why(action: string): Promise<Refusal | null>;
  /** The action that a hint or a lesson points at. */
  readonly pointed: string | null;
  /** The cards of all seats, if a replay shows them; otherwise null. */
  readonly hands: readonly (readonly string[])[] | null;
  /** Whether a player is connected; `away` means that a bot takes over soon. */
  presence(seat: number): "here" | "away" | "gone" | "bot";
  /** The milliseconds left for the choice of a seat, and in reserve; null without a clock. */
  clock(seat: number, now: number): { move: number; reserve: number } | null;
  /** Since when a player is away; null if they are here, and in a replay. */
  absence(seat: number): Absence | null;
}

/** Whether there is something to look at, and a tap goes on. */
export const isWaiting = (seen: Pick<Seen, "beat" | "isBehind">): boolean => seen.isBehind && isResting(seen.beat);

/** Whether the reader must go on by themselves, as at the end of a round. */
export const isStopped = (seen: Pick<Seen, "beat" | "isBehind">): boolean => isWaiting(seen) && seen.beat === "stop";

type Spoken = Pick<Seen, "beat" | "isBehind" | "isLive" | "news" | "view" | "names" | "seat" | "absence">;

/** Return who is away of those that the table waits for, if it waits for nobody else. */
function absentees(seen: Spoken): Said | null {
  const { view, names, isLive } = seen;
  const away = view.to_act.filter((seat) => seen.absence(seat));
  if (!isLive || !away.length || away.length < view.to_act.length) return null;
  const list: Value = ["list", away.map((seat) => names[seat] ?? ""), "and"];
  return ["say", "waits-away", { names: list, count: away.length }, null];
}

/** Return what the table says: what has happened, if there is something to look at; otherwise who is asked what. */
export function saidAt(seen: Spoken): readonly Said[] {
  if (isWaiting(seen)) return seen.news.flatMap(({ said }) => said);
  const asked = seen.view.ask ?? absentees(seen) ?? seen.view.waits;
  return asked ? [asked] : [];
}

/** The same as one line of text. */
export const lineOf = (seen: Spoken): string =>
  saidAt(seen)
    .map((said) => sentence(said, seen))
    .join(" ");

/** Return the number of the round or game, which a view has as `this_round`, `this_game` or `round`. */
export function partNumber(view: View): number {
  const fields: Readonly<Record<string, unknown>> = { ...view };
  return Number(fields[`this_${partOf(view.game)}`] ?? fields.round ?? 1);
}

/** The points of a seat with those of the round (or game) in progress, as far as they are open. */
export const pointsOf = ({ totals, so_far }: View, seat: number): number => (totals[seat] ?? 0) + (so_far?.[seat] ?? 0);

/** What `index.ts` in a game's web folder exports. */
export interface GamePart {
  Board: Component<{ seen: Seen<any> }>;
  /** The last finished trick or round, for the panel that key L opens. */
  Last: Component<{ seen: Pick<Seen<any>, "view" | "log" | "names" | "seat"> }>;
  /** What helps with counting: which cards were played and which are still out. */
  Count?: Component<{ seen: Seen<any> }>;
  /** The sound by type of event; the others sound like a card. */
  sounds: Readonly<Record<string, Sound>>;
  /** Whether the board needs so much of a small phone's height that a lesson says things in less space. */
  isTall?: boolean;
}

/** A game as the page shows it. */
export type GameModule = GamePart & Rhythm;

const boards = bySlug(import.meta.glob<GamePart>("../../../src/knolle/games/*/web/index.ts", { import: "default" }));

/** The board of a game that has none of its own. */
const generic = (): Promise<GamePart> => import("./generic").then((found) => found.default);

const loaded = new Map<Slug, Promise<GameModule>>();

/** Load the parts of a game. Return the same promise each time, so that a page that awaits it is not drawn again. */
export function gameModule(slug: Slug): Promise<GameModule> {
  const load = boards.get(slug) ?? generic;
  const found = loaded.get(slug) ?? load().then((part) => ({ ...part, ...rhythmOf(slug) }));
  loaded.set(slug, found);
  found.catch(() => loaded.delete(slug));
  return found;
}
