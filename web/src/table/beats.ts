/** The rhythm of a match: how long each moment stays on the screen. */
import type { Sound } from "$/ui/sound";
import { settings, type Pause } from "$/ui/settings.svelte";
import type { Moment } from "$/net/moments";
import type { View } from "$/net/views";
import type { Beat } from "$generated/games";
import { traitsOf, type Traits } from "$/net/traits";

export type { Beat };
/** How long a moment stays, from no pause (`now`) to until the reader goes on (`stop`). */
const BEATS: readonly Beat[] = ["now", "card", "turn", "deal", "look", "read", "stop"];

/** The rhythm of a game: the beat by type of event, and the types that clear the table. Others have `now`. */
export type Rhythm = Pick<Traits, "beats" | "clears"> & {
  /** The sound by type of event; the others sound like a card. */
  readonly sounds?: Readonly<Record<string, Sound>>;
};

export function rhythmOf(slug: string): Rhythm {
  const { beats, clears } = traitsOf(slug);
  return { beats, clears };
}

export interface TimedMoment extends Moment {
  readonly beat: Beat;
}

const later = (a: Beat, b: Beat): Beat => (BEATS.indexOf(a) < BEATS.indexOf(b) ? b : a);

/** Whether there is something to look at, so that a tap goes on. */
export const isResting = (beat: Beat): boolean => BEATS.indexOf(beat) >= BEATS.indexOf("look");

/** Fields of a view in which nobody is asked for anything. */
const STILL = { to_act: [], legal: [], chosen: [], choice: null, waits: null, ask: null, called: null };

/** Whether a moment only clears the table, so that the one before it must stay for a while. */
const isClearing = ({ news }: Moment, clears: readonly string[]): boolean =>
  (news.length ? news.map(({ event }) => event.type as string) : [""]).every((type) => clears.includes(type));

/** Return the moments of an update with their beats.
 *
 * The last one is the present, in which somebody may be asked for a choice. If there is something to look at in it, it
 * comes twice, first without the question. */
export function withBeats({ beats, clears }: Rhythm, from: Moment | null, moments: readonly Moment[]): TimedMoment[] {
  const found: TimedMoment[] = [];
  let before = from;
  for (const moment of moments) {
    const last = found.at(-1);
    if (last && isClearing(moment, clears)) found[found.length - 1] = { ...last, beat: later(last.beat, "look") };
    const own = moment.news.map(({ event }) => beats[event.type] ?? "now").reduce(later, "now");
    const isEnd = moment.end && !before?.end;
    found.push({ ...moment, beat: isEnd ? later(own, "look") : own });
    before = moment;
  }
  const end = found.at(-1);
  if (!end || !isResting(end.beat)) return found;
  const still = { ...end, view: { ...end.view, ...STILL } as View, end: null };
  // takes as long as a card, while the table is cleared
  return [...found.slice(0, -1), still, { ...end, news: [], beat: "card" }];
}

/** Milliseconds between the flights of two cards. */
const REST = 180;
/** Milliseconds for a blocked hand, which takes longer to read than a trick. */
const READING = 2000;

/** Return how long a beat lasts at least, in milliseconds; Infinity if it waits for the reader. */
export function dwell(beat: Beat, fly: number, pause: Pause): number {
  if (pause === 0 || beat === "now") return 0;
  if (beat === "stop" || (isResting(beat) && pause === "click")) return Infinity;
  if (beat === "look") return Number(pause);
  if (beat === "read") return Math.max(Number(pause), READING);
  if (fly === 0) return 0;
  return beat === "card" ? fly + REST : 2 * (fly + REST);
}

/** Return how long a beat lasts with the settings of this browser. */
export const dwellNow = (beat: Beat): number => dwell(beat, settings.fly, settings.values.pause);
