/** A finished match as a list of moments, and the one that is shown: a `Seen` that goes back and forth, or plays by
 * itself in the rhythm of the table. */
import type { Replay as ReplayFacts, SeatFacts } from "$generated/wire";
import { eventsIn, momentsAfter, type Moment } from "$/net/moments";
import type { View } from "$/net/views";
import { dwell, withBeats, type TimedMoment, type Rhythm } from "$/table/beats";
import { Cursor } from "$/table/cursor.svelte";
import { partNumber, type Seen } from "$/table/seen";
import { DEFAULTS } from "$/ui/settings.svelte";

/** How much longer a moment stays than at the table. */
export const SPEEDS = { slow: 3, normal: 1.5, fast: 0.5 } as const;
export type Speed = keyof typeof SPEEDS;

/** The longest time in milliseconds, for moments that wait for the reader at the table. */
const LONGEST = 2400;

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
    moments.push(...momentsAfter(moments.at(-1) ?? first, { seq: k, moments: [step], end }));
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

export class Replay extends Cursor<Frame> implements Seen {
  readonly isLive = false;
  speed = $state<Speed>("normal");
  /** Whether the cards of all seats are shown. */
  isOpen = $state(false);
  pointed = $state<string | null>(null);
  private plays = $state(false);
  readonly names: readonly string[];
  readonly seat: number | null;
  readonly legal: readonly string[] = [];

  constructor(
    readonly facts: ReplayFacts,
    rhythm: Rhythm,
    readonly seats: readonly SeatFacts[],
  ) {
    super();
    this.moments = framesOf(facts, rhythm);
    this.place = 0;
    this.names = facts.names;
    this.seat = facts.seat;
  }

  hints(seat: number): number {
    return this.facts.hints[seat] ?? 0;
  }
  get movers() {
    return this.facts.movers;
  }
  get frame(): Frame {
    return this.at!;
  }
  override get view(): View {
    return this.frame.view;
  }
  get hands(): Frame["hands"] {
    return this.isOpen ? this.frame.hands : null;
  }
  get isPlaying(): boolean {
    return this.plays && this.isBehind;
  }

  /** Begin to play, from the start if it has ended, or stop. */
  toggle(): void {
    if (!this.isBehind) this.to(0);
    this.plays = !this.isPlaying;
    this.run();
  }

  /** Go to a moment and stay there. */
  override to(place: number): void {
    this.plays = false;
    super.to(place);
  }

  /** Go on from where another replay of the same match is. */
  takeOver(other: Replay): void {
    other.close();
    this.to(other.place);
    this.isOpen = other.isOpen;
    this.speed = other.speed;
    this.plays = other.isPlaying;
    this.run();
  }

  /** The settings for the table do not count in a replay. */
  protected lasts(): number {
    if (!this.plays) return Infinity;
    return Math.min(LONGEST, dwell(this.beat, DEFAULTS.fly, DEFAULTS.pause)) * SPEEDS[this.speed];
  }

  protected override turnTo(place: number): void {
    super.turnTo(place);
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
      this.moments.findLastIndex((frame) => frame.until <= event),
      0,
    );
  }

  /** The first frame of the next round, or the last frame of all. */
  get nextPart(): number {
    const found = this.moments.findIndex((frame, k) => k > this.place && frame.part !== this.frame.part);
    return found < 0 ? this.last : found;
  }

  /** The first frame of this round; from there, that of the round before. */
  get previousPart(): number {
    const start = (at: number) => this.moments.findIndex((frame) => frame.part === this.moments[at]!.part);
    const here = start(this.place);
    return here < this.place || here === 0 ? here : start(here - 1);
  }

  isSeen = () => true;
  override skip(): void {
    this.to(this.place + 1);
  }
  hurry = (): void => this.skip();
  act = () => Promise.resolve(false);
  why = () => Promise.resolve(null);
  presence(seat: number): "here" | "bot" {
    return this.seats[seat]?.bot ? "bot" : "here";
  }
  clock = () => null;
  absence = () => null;
}
