/** The cursor: the moment of a match that is shown, and those that wait. Everything on the screen is drawn from it.
 *
 * Moments may arrive at any speed. The cursor shows them in order and at a human pace, and skips some only if there are
 * too many. A choice counts only if the cursor has reached the present. */
import type { Entry, Moment } from "$/net/moments";
import type { Follower, Table } from "$/net/table.svelte";
import type { View } from "$/net/views";
import { withBeats, dwellNow, type Beat, type TimedMoment, type Rhythm } from "./beats";

/** If more moments are waiting, the pace is quicker; beyond the most, all before the last stop are skipped. */
const UNHURRIED = 5;
const MOST_BEHIND = 16;
/** The shortest reaction time in milliseconds; an earlier tap was meant for the moment before. */
const REACTION = 200;
/** How long a stop waits for a spectator, and for a player whose clock is running. */
const WATCHED = 8000;
const CLOCKED = 3000;
const QUICKER = 0.5;

/** How a moment came to be shown: in its turn, skipped on the way to a later one, or in place of all that waited. */
export type Way = "shown" | "passed" | "jumped";
type Shower = (moment: TimedMoment, way: Way) => void;

export class Course implements Follower {
  /** The moment that is shown; null before the first match. */
  at = $state.raw<TimedMoment | null>(null);
  private queue = $state.raw<readonly TimedMoment[]>([]);
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private showers = new Set<Shower>();
  private stop: () => void;
  /** Whether the moment stays because a lesson explains it. */
  holds: () => boolean = () => false;
  /** Called when somebody takes back a choice. */
  undid: (seat: number) => void = () => undefined;

  constructor(
    private readonly table: Pick<Table, "follow" | "you" | "facts">,
    readonly rhythm: Rhythm,
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
  /** Whether a later moment is waiting. */
  get isBehind(): boolean {
    return this.queue.length > 0;
  }

  /** Whether the moment has been on the screen long enough for a tap to be meant for it. */
  isSeen = (): boolean => performance.now() - this.since >= REACTION;

  onShown(shower: Shower): () => void {
    this.showers.add(shower);
    return () => this.showers.delete(shower);
  }

  happened(moments: readonly Moment[]): void {
    this.queue = [...this.queue, ...withBeats(this.rhythm, this.queue.at(-1) ?? this.at, moments)];
    this.run();
  }

  /** Change only the newest moment. */
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
    // without a match, keep the last moment until the board is removed
    if (moment) this.show({ ...moment, beat: "now" }, "jumped");
  }

  /** End the time of the moment that is shown, because the reader has chosen in it. */
  leave(): void {
    this.since = -Infinity;
    this.run();
  }

  /** Go on to the next moment now. */
  skip = (): void => {
    if (this.isBehind) this.next("shown");
    this.run();
  };

  /** Go on to the present, or to the next stop. */
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

  /** Show all moments that are due, and set the timer for the next. */
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

  private show(moment: TimedMoment, way: Way): void {
    this.since = performance.now();
    this.at = moment;
    for (const shower of this.showers) shower(moment, way);
  }

  /** Skip to the last waiting stop, or else to the present; a stop that is shown stays while the page is hidden. */
  private catchUp(): void {
    const stop = this.queue.findLastIndex(({ beat }) => beat === "stop");
    if (stop < 0 && this.beat === "stop" && this.queue.length <= MOST_BEHIND && this.left() > 0) return;
    for (let k = stop < 0 ? this.queue.length : stop + 1; k > 0; k--) this.next(k > 1 ? "passed" : "shown");
  }

  /** The milliseconds left for the moment that is shown. */
  private left(): number {
    const pace = Math.min(1, UNHURRIED / this.queue.length) * (this.isClocked ? QUICKER : 1);
    return this.since + this.lasts() * pace - performance.now();
  }

  private lasts(): number {
    if (this.holds()) return Infinity;
    const whole = dwellNow(this.beat);
    if (this.beat !== "stop" || whole < Infinity) return whole;
    // divided here, because the pace multiplies it again
    if (this.isClocked) return CLOCKED / QUICKER;
    return this.table.you.seat === null ? WATCHED : Infinity;
  }

  /** Whether the reader's clock is running. */
  private get isClocked(): boolean {
    const { seat } = this.table.you;
    return seat !== null && this.table.facts?.clock?.ends[seat] !== undefined;
  }
}
