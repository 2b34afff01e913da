/** The rhythm of a match: how long each moment stays on the screen. */
import { settings, type Pause } from "$/ui/settings.svelte";
import type { Moment } from "$/net/moments";
import type { View } from "$/net/views";

/** From nothing worth a pause to what waits until somebody goes on. */
export const BEATS = ["now", "card", "turn", "deal", "look", "read", "stop"] as const;
export type Beat = (typeof BEATS)[number];

/** The rhythm of a game. */
export interface Rhythm {
  /** The beat of a moment that such an event made; `now` for those that are not named. */
  readonly beats: Readonly<Record<string, Beat>>;
  /** Whether the table was cleared from one view to the next, so that the first is looked at before. */
  clears?(before: any, view: any): boolean;
}

export interface Beaten extends Moment {
  readonly beat: Beat;
}

const later = (a: Beat, b: Beat): Beat => (BEATS.indexOf(a) < BEATS.indexOf(b) ? b : a);

/** Whether a moment is there to be looked at, not only to be passed through. */
export const isResting = (beat: Beat): boolean => BEATS.indexOf(beat) >= BEATS.indexOf("look");

/** Nobody is asked for anything while something is looked at. */
const STILL = { to_act: [], legal: [], chosen: [], choice: null, waits: null, ask: null, called: null };

/** The moments of an update with their beats.
 *
 * Its last one is the present, in which somebody may be asked for a choice. Where it is there to be looked at, it comes
 * twice: without questions first. */
export function beaten({ beats, clears }: Rhythm, from: Moment | null, moments: readonly Moment[]): Beaten[] {
  const found: Beaten[] = [];
  let before = from;
  for (const moment of moments) {
    const last = found.at(-1);
    if (last && clears?.(last.view, moment.view)) found[found.length - 1] = { ...last, beat: later(last.beat, "look") };
    const own = moment.news.map(({ event }) => beats[event.type] ?? "now").reduce(later, "now");
    const isEnd = moment.isOver && !before?.isOver;
    found.push({ ...moment, beat: isEnd ? later(own, "look") : own });
    before = moment;
  }
  const end = found.at(-1);
  if (!end || !isResting(end.beat)) return found;
  const still = { ...end, view: { ...end.view, ...STILL } as View, isOver: false };
  // what lay there goes away meanwhile, like a card
  return [...found.slice(0, -1), still, { ...end, news: [], beat: "card" }];
}

/** What is added to the flight of a card until the next one may come. */
const REST = 180;
/** A blocked hand and its colours are more to read than a trick. */
const READING = 2000;

/** How long a beat lasts at least, in milliseconds; Infinity: until somebody goes on. */
export function dwell(beat: Beat, fly: number, pause: Pause): number {
  if (pause === 0 || beat === "now") return 0;
  if (beat === "stop" || (isResting(beat) && pause === "click")) return Infinity;
  if (beat === "look") return Number(pause);
  if (beat === "read") return Math.max(Number(pause), READING);
  if (fly === 0) return 0;
  return beat === "card" ? fly + REST : 2 * (fly + REST);
}

/** How long a beat lasts by the settings of this browser. */
export const dwellNow = (beat: Beat): number => dwell(beat, settings.fly, settings.values.pause);
