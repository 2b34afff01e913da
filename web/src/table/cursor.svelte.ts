/** The moment of a match that is shown, among all that are known. It goes on by itself when a moment has been shown for
 * long enough; the reader may go on earlier, or back. */
import type { Entry } from "$/net/moments";
import type { View } from "$/net/views";
import type { Beat, TimedMoment } from "./beats";

export abstract class Cursor<M extends TimedMoment = TimedMoment> {
  protected moments = $state.raw<readonly M[]>([]);
  /** The place of the moment on the screen. */
  place = $state(-1);
  /** The moment that is shown; null if there is none yet. */
  at = $derived<M | null>(this.moments[this.place] ?? null);
  /** When the moment was shown, in milliseconds. */
  protected since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** How long the moment stays, in milliseconds; Infinity if it waits for the reader. */
  protected abstract lasts(): number;

  get view(): View | null {
    return this.at?.view ?? null;
  }
  get log(): readonly Entry[] {
    return this.at?.log ?? [];
  }
  get news(): readonly Entry[] {
    return this.at?.news ?? [];
  }
  get beat(): Beat {
    return this.at?.beat ?? "now";
  }
  /** The place of the last moment that is known. */
  get last(): number {
    return this.moments.length - 1;
  }
  /** Whether there is a later moment. */
  get isBehind(): boolean {
    return this.place < this.last;
  }
  get canGoBack(): boolean {
    return this.place > 0;
  }

  to(place: number): void {
    this.turnTo(Math.min(Math.max(Math.round(place) || 0, 0), this.last));
    this.run();
  }

  /** Go on to the next moment now. */
  skip(): void {
    if (this.isBehind) this.advance();
    this.run();
  }

  /** Go back by one moment. */
  back(): void {
    if (this.canGoBack) this.to(this.place - 1);
  }

  /** Show all moments that are due, and set the timer for the next. */
  run(): void {
    clearTimeout(this.timer);
    while (this.isBehind) {
      const left = this.left();
      if (left > 0) {
        if (left < Infinity) this.timer = setTimeout(() => this.run(), left);
        return;
      }
      this.advance();
    }
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** The milliseconds left for the moment that is shown. */
  protected left(): number {
    return this.since + this.lasts() - performance.now();
  }

  protected advance(): void {
    this.turnTo(this.place + 1);
  }

  protected turnTo(place: number): void {
    this.since = performance.now();
    this.place = place;
  }
}
