/** Presented time: the moments of a match in order, and the one that is shown. Everything on the screen is drawn from it.
 *
 * The truth comes as fast as it likes. The cursor follows at a human pace, passes over no moment without need and is never
 * ahead. A choice counts only where the cursor has reached the truth. */
import type { Entry, Moment } from "$/net/moments";
import type { Follower, Table } from "$/net/table.svelte";
import type { View } from "$/net/views";
import { beaten, dwellNow, isResting, type Beat, type Beaten, type Rhythm } from "./beats";

/** From so many moments on the pace is quicker; beyond the most, all up to the last stop is passed over. */
const UNHURRIED = 5;
const MOST_BEHIND = 16;
/** Nobody reacts faster: an earlier tap was meant for the moment before. */
const REACTION = 200;
/** How long a stop waits for somebody who only watches, and for somebody whose clock runs. */
const WATCHED = 8000;
const CLOCKED = 3000;
const QUICKER = 0.5;

/** How a moment came to be shown: in its time, on the way to a later one, or instead of all that was to come. */
export type Way = "shown" | "passed" | "jumped";
export type Shower = (moment: Beaten, way: Way) => void;

export class Course implements Follower {
  /** What is shown; null before the first match. */
  at = $state.raw<Beaten | null>(null);
  private queue = $state.raw<readonly Beaten[]>([]);
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private showers = new Set<Shower>();
  private stop: () => void;
  /** Whether what is shown stays: a lesson speaks of it. */
  holds: () => boolean = () => false;
  /** Told when somebody takes back a choice. */
  undid: (seat: number) => void = () => undefined;

  constructor(
    private readonly table: Pick<Table, "follow" | "you" | "facts">,
    private readonly rhythm: Rhythm,
  ) {
    this.stop = table.follow(this);
    document.addEventListener("visibilitychange", this.run);
  }

  get view(): View | null {
    return this.at?.view ?? null;
  }
  get log(): readonly Entry[] {
    return this.at?.log ?? [];
  }
  get beat(): Beat {
    return this.at?.beat ?? "now";
  }
  /** Whether more has happened than is shown. */
  get isBehind(): boolean {
    return this.queue.length > 0;
  }

  /** Whether the moment has been on the screen for long enough that a tap can be meant for it. */
  isSeen = (): boolean => performance.now() - this.since >= REACTION;

  onShown(shower: Shower): () => void {
    this.showers.add(shower);
    return () => this.showers.delete(shower);
  }

  happened(moments: readonly Moment[]): void {
    this.queue = [...this.queue, ...beaten(this.rhythm, this.queue.at(-1) ?? this.at, moments)];
    this.run();
  }

  /** What comes without events changes the newest moment alone. */
  changed({ seq, view, isOver }: Moment): void {
    const newest = this.queue.at(-1) ?? this.at;
    if (!newest) return;
    const mended = { ...newest, seq, view, isOver };
    if (this.isBehind) this.queue = [...this.queue.slice(0, -1), mended];
    else this.at = mended;
  }

  moved(moment: Moment | null): void {
    clearTimeout(this.timer);
    this.queue = [];
    // what is on the screen stays until it is taken away
    if (moment) this.show({ ...moment, beat: "now" }, "jumped");
  }

  /** The reader has chosen in the moment that is shown: it needs no more time. */
  leave(): void {
    this.since = -Infinity;
    this.run();
  }

  /** Go on to the next moment now. */
  skip = (): void => {
    if (this.isBehind) this.next("shown");
    this.run();
  };

  /** Go on to the truth; only a stop is in the way. */
  hurry = (): void => {
    while (this.isBehind) {
      this.next(this.queue.length > 1 ? "passed" : "shown");
      if (this.beat === "stop") break;
    }
    this.run();
  };

  close(): void {
    clearTimeout(this.timer);
    this.stop();
    document.removeEventListener("visibilitychange", this.run);
  }

  /** Show all that is due, and come back for the next. */
  run = (): void => {
    clearTimeout(this.timer);
    if (this.queue.length > MOST_BEHIND || (document.hidden && this.isBehind)) this.catchUp();
    while (this.isBehind) {
      const left = this.left();
      if (left > 0) {
        if (left < Infinity) this.timer = setTimeout(this.run, left);
        return;
      }
      this.next("shown");
    }
  };

  private next(way: Way): void {
    const [moment, ...rest] = this.queue;
    this.queue = rest;
    this.show(moment!, way);
  }

  private show(moment: Beaten, way: Way): void {
    this.since = performance.now();
    this.at = moment;
    for (const shower of this.showers) shower(moment, way);
  }

  /** To the last stop that was not seen, or to the truth; a stop that is being read stays while nobody looks. */
  private catchUp(): void {
    const stop = this.queue.findLastIndex(({ beat }) => beat === "stop");
    if (stop < 0 && this.beat === "stop" && this.queue.length <= MOST_BEHIND && this.left() > 0) return;
    for (let k = stop < 0 ? this.queue.length : stop + 1; k > 0; k--) this.next(k > 1 ? "passed" : "shown");
  }

  /** Milliseconds that the shown moment still has. */
  private left(): number {
    const pace = Math.min(1, UNHURRIED / this.queue.length) * (this.isClocked ? QUICKER : 1);
    return this.since + this.lasts() * pace - performance.now();
  }

  private lasts(): number {
    if (this.holds()) return Infinity;
    const whole = dwellNow(this.beat);
    if (this.beat !== "stop" || whole < Infinity) return whole;
    // the pace makes these shorter, too
    if (this.isClocked) return CLOCKED / QUICKER;
    return this.table.you.seat === null ? WATCHED : Infinity;
  }

  /** Whether the reader's own clock runs. */
  private get isClocked(): boolean {
    const { seat } = this.table.you;
    return seat !== null && this.table.facts?.clock?.ends[seat] !== undefined;
  }

  /** Whether the reader may go on by hand. */
  get isWaiting(): boolean {
    return this.isBehind && isResting(this.beat);
  }
}
