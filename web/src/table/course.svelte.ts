/** The cursor of a match that is being played. Everything on the screen is drawn from the moment that it shows.
 *
 * Moments may arrive at any speed. The cursor shows them in order and at a human pace, and skips some only if there are
 * too many. The reader may look back; then later moments wait. A choice counts only if the cursor has reached the
 * present. */
import { eventsIn, withoutEarlier, type Entry, type Moment } from "$/net/moments";
import type { Follower, Table } from "$/net/table.svelte";
import { lasts } from "$/words/spans";
import { withBeats, dwellNow, type TimedMoment, type Rhythm } from "./beats";
import { Cursor } from "./cursor.svelte";

/** If more moments are waiting, the pace is quicker; beyond the most, all before the last stop are skipped. */
const UNHURRIED = 5;
const MOST_BEHIND = 16;
/** The shortest reaction time in milliseconds; an earlier tap was meant for the moment before. */
const REACTION = 200;
/** How long a stop waits for a spectator, and for a player whose clock is running. */
const WATCHED = 8000;
const CLOCKED = 3000;
const QUICKER = 0.5;

/** How a moment came to be shown: in its turn, skipped on the way to a later one, in place of all that waited, or
 * because the reader looks back or returns. */
export type Way = "shown" | "passed" | "jumped" | "again";
type Shower = (moment: TimedMoment, way: Way) => void;

export class Course extends Cursor implements Follower {
  /** The place of the newest moment that has been shown; those after it wait. The reader may look back from it. */
  private newest = $state(-1);
  /** The log up to the newest moment that has been shown. */
  story = $derived<readonly Entry[]>(this.moments[this.newest]?.log ?? []);
  /** The places of the moments that the reader can return to, by the numbers of their events. */
  private places = $derived(
    new Map(this.moments.slice(0, this.newest + 1).flatMap(({ news }, k) => news.map(({ number }) => [number, k]))),
  );
  /** Whether the table was cleared for the next match while this one is still on the screen. */
  isCleared = $state(false);
  /** When the moment was drawn, in milliseconds. */
  private drawn = 0;
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
    super();
    this.stop = table.follow(this);
    document.addEventListener("visibilitychange", this.wake);
  }

  /** Whether the reader looks back: a later moment has been shown before. */
  get isPast(): boolean {
    return this.place < this.newest;
  }
  /** The number of moments that have not been shown yet. */
  private get waiting(): number {
    return this.last - this.newest;
  }

  /** Whether the moment has been on the screen long enough for a tap to be meant for it. While the page is hidden it
   * draws nothing and nobody can tap: what is chosen then was armed beforehand. */
  isSeen = (): boolean => document.hidden || performance.now() - this.drawn >= REACTION;

  onShown(shower: Shower): () => void {
    this.showers.add(shower);
    return () => this.showers.delete(shower);
  }

  happened(moments: readonly Moment[]): void {
    if (this.isCleared) return;
    this.moments = [...this.moments, ...withBeats(this.rhythm, this.moments.at(-1) ?? null, moments)];
    this.run();
  }

  /** Change only the newest moment. */
  changed({ seq, view, log, end }: Moment): void {
    const last = this.moments.at(-1);
    if (last && !this.isCleared) this.moments = this.moments.with(-1, { ...last, seq, view, log, end });
  }

  /** Go to another present. Without a match, the last one stays on the screen until the reader leaves it. */
  moved(moment: Moment | null): void {
    if (!moment) this.isCleared = this.moments.length > 0;
    if (!moment || this.isCleared) return;
    // after an undo the entries that are left are the same objects; a snapshot has others
    const left = new Set(moment.log);
    const before = this.moments.slice(0, this.newest + 1).filter(({ log }) => log.length && left.has(log.at(-1)!));
    this.moments = [...before, { ...moment, beat: "now" }];
    this.show(before.length, "jumped");
    this.run();
  }

  /** End the time of the moment that is shown, because the reader has chosen in it. */
  leave(): void {
    this.since = -Infinity;
    this.run();
  }

  /** Go on to the present, or to the next stop, or to what the match has ended with; from the past, return to the
   * newest moment. */
  hurry(): void {
    if (this.isPast) return this.to(this.newest);
    while (this.isBehind) {
      this.next(this.waiting > 1 ? "passed" : "shown");
      if (this.beat === "stop" || this.moments[this.newest + 1]?.end) break;
    }
    this.run();
  }

  /** Whether the reader can return to an event; those before a snapshot have no moment. */
  isKept = (event: number): boolean => this.places.has(event);

  /** Show the moment of an event again. */
  goTo(event: number): void {
    const place = this.places.get(event);
    if (place !== undefined) this.to(place);
  }

  override close(): void {
    super.close();
    this.stop();
    document.removeEventListener("visibilitychange", this.wake);
  }

  override run(): void {
    const isFar = this.waiting > MOST_BEHIND || (document.hidden && this.isBehind);
    if (isFar && !this.isPast) this.catchUp();
    super.run();
  }

  private wake = (): void => this.run();

  protected override advance(): void {
    if (this.isPast) this.turnTo(this.place + 1);
    else this.next("shown");
  }

  private next(way: Way): void {
    this.show(this.newest + 1, way);
  }

  private show(place: number, way: Way): void {
    this.newest = place;
    this.forget();
    this.turnTo(this.newest, way);
  }

  protected override turnTo(place: number, way: Way = "again"): void {
    super.turnTo(place);
    this.drawn = Infinity;
    const { since } = this;
    requestAnimationFrame(() => {
      this.drawn = performance.now();
      // a slow machine shows it later, but not for less time
      if (this.since === since) this.since = this.drawn;
    });
    for (const shower of this.showers) shower(this.moments[place]!, way);
  }

  /** Drop the moments whose events may not be shown again (CO-16). */
  private forget(): void {
    const { first } = this.moments[this.newest]!;
    const before = this.moments.slice(0, this.newest);
    if (!before.length || before.at(-1)!.first === first) return;
    const kept = before.filter((moment) => eventsIn(moment) - moment.news.length >= first);
    this.moments = [...kept.map((moment) => withoutEarlier(moment, first)), ...this.moments.slice(this.newest)];
    this.newest = kept.length;
  }

  /** Skip to the last waiting stop, or else to the present; a stop that is shown stays while the page is hidden. */
  private catchUp(): void {
    const stop = this.moments.findLastIndex(({ beat }, k) => k > this.newest && beat === "stop");
    if (stop < 0 && this.beat === "stop" && this.waiting <= MOST_BEHIND && this.left() > 0) return;
    for (let k = stop < 0 ? this.waiting : stop - this.newest; k > 0; k--) this.next(k > 1 ? "passed" : "shown");
  }

  protected lasts(): number {
    if (this.isPast || this.holds()) return Infinity;
    const pace = Math.min(1, UNHURRIED / this.waiting) * (this.isClocked ? QUICKER : 1);
    return this.whole() * pace;
  }

  /** How long the moment would stay if nothing pressed. */
  private whole(): number {
    const whole = dwellNow(this.beat);
    if (this.beat !== "stop" || whole < Infinity) return whole;
    // divided here, because the pace multiplies it again
    if (this.isClocked) return CLOCKED / QUICKER;
    const { seat, seats } = this.table.you;
    return seat === null && !seats?.length ? WATCHED : Infinity;
  }

  /** Whether the reader's clock is running and gives less than a day, so that they hurry. */
  private get isClocked(): boolean {
    const { you, facts } = this.table;
    if (you.seat === null || facts?.clock?.ends[you.seat] === undefined) return false;
    return !lasts(facts.settings.clock);
  }
}
