/** A finished match as a list of moments, and the one that is shown: a `Seen` that can go back and forth. */
import type { Replay as ReplayFacts, SeatFacts } from "$generated/wire";
import { eventsIn, following, type Entry, type Moment } from "$/net/moments";
import type { View } from "$/net/views";
import { withBeats, type Beat, type TimedMoment, type Rhythm } from "$/table/beats";
import { partNumber, type Seen } from "$/table/seen";

interface Frame extends TimedMoment {
  hands: readonly (readonly string[])[] | null;
  /** The number of events so far. A moment that only clears the table has as many as the one before. */
  until: number;
  /** The number of the round or game. */
  part: number;
}

/** Return the frames of a match, in the rhythm of the table. */
export function framesOf(facts: ReplayFacts, rhythm: Rhythm): Frame[] {
  const first: Moment = { seq: 0, view: facts.first, first: 0, log: [], news: [], end: null };
  const moments: Moment[] = [];
  for (const [k, step] of facts.steps.entries()) {
    const end = k === facts.steps.length - 1 ? { match: facts.match, result: { ...facts.result } } : null;
    moments.push(...following(moments.at(-1) ?? first, { seq: k, moments: [step], end }));
  }
  let hands: Frame["hands"] = null;
  return byChoice(moments).flatMap((choice) =>
    withBeats(rhythm, null, choice).map((moment) => {
      hands = facts.steps[moment.seq]?.hands ?? hands;
      return { ...moment, hands, until: eventsIn(moment), part: partNumber(moment.view) };
    }),
  );
}

/** Group moments by choice; in the last moment of each group somebody is asked again. */
function byChoice(moments: readonly Moment[]): Moment[][] {
  const found: Moment[][] = [];
  let isOpen = false;
  for (const moment of moments) {
    if (isOpen) found.at(-1)!.push(moment);
    else found.push([moment]);
    isOpen = moment.view.to_act.length === 0;
  }
  return found;
}

export class Replay implements Seen {
  readonly isLive = false;
  at = $state(0);
  /** Whether the cards of all seats are shown. */
  isOpen = $state(false);
  pointed = $state<string | null>(null);
  readonly frames: readonly Frame[];
  readonly names: readonly string[];
  readonly seat: number | null;
  readonly legal: readonly string[] = [];

  constructor(
    readonly facts: ReplayFacts,
    rhythm: Rhythm,
    readonly seats: readonly SeatFacts[],
  ) {
    this.frames = framesOf(facts, rhythm);
    this.names = facts.names;
    this.seat = facts.seat;
  }

  frame = $derived.by(() => this.frames[this.at]!);

  get last(): number {
    return this.frames.length - 1;
  }
  get view(): View {
    return this.frame.view;
  }
  get log(): readonly Entry[] {
    return this.frame.log;
  }
  get news(): readonly Entry[] {
    return this.frame.news;
  }
  get beat(): Beat {
    return this.frame.beat;
  }
  get isBehind(): boolean {
    return this.at < this.last;
  }
  get hands(): Frame["hands"] {
    return this.isOpen ? this.frame.hands : null;
  }

  to(at: number): void {
    this.at = Math.min(Math.max(Math.round(at) || 0, 0), this.last);
    this.pointed = null;
  }

  /** Go to the moment after `n` events. */
  toEvents(n: number): void {
    this.to(this.before(n));
  }

  /** Go to the frame before a decision, and point at what the master would choose. */
  toDecision(event: number, pointed: string | null): void {
    this.to(this.before(event));
    this.pointed = pointed;
  }

  /** Return the last frame with at most this many events: the one in which the choice was made. */
  before(event: number): number {
    return Math.max(
      this.frames.findLastIndex((frame) => frame.until <= event),
      0,
    );
  }

  /** The first frame of the next round, or the last frame of all. */
  get nextPart(): number {
    const found = this.frames.findIndex((frame, k) => k > this.at && frame.part !== this.frame.part);
    return found < 0 ? this.last : found;
  }

  /** The first frame of this round; from there, that of the round before. */
  get previousPart(): number {
    const start = (at: number) => this.frames.findIndex((frame) => frame.part === this.frames[at]!.part);
    const here = start(this.at);
    return here < this.at || here === 0 ? here : start(here - 1);
  }

  isSeen = () => true;
  skip = (): void => this.to(this.at + 1);
  hurry = (): void => this.skip();
  act = () => Promise.resolve(false);
  why = () => Promise.resolve(null);
  presence(seat: number): "here" | "bot" {
    return this.seats[seat]?.bot ? "bot" : "here";
  }
  clock = () => null;
  leaving = () => null;
}
