/** Scenes that are over but stay on the screen for a while: a finished trick, a revealed round.
 *
 * The state of the table never waits for them. They are shown one after the other, each for the pause that is set; a tap
 * skips. When many come at once (a reconnect, a fast bot) all but the last two are dropped. */
import { untilLanded } from "./flights";
import { settings, type Pause } from "./settings.svelte";

const MOST_WAITING = 2;

export class Held<Scene> {
  private queue = $state.raw<Scene[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** How long a scene stays is asked when it comes up. */
  constructor(private readonly pause: () => Pause = () => settings.values.pause) {}

  /** What to show instead of the present state; null when there is nothing left to look at. */
  get scene(): Scene | null {
    return this.queue[0] ?? null;
  }

  /** Whether it waits for a click. */
  get waits(): boolean {
    return this.queue.length > 0 && this.pause() === "click";
  }

  show(scene: Scene): void {
    if (this.pause() === 0) return;
    const isFirst = this.queue.length === 0;
    this.queue = [...this.queue, scene].slice(-MOST_WAITING);
    if (isFirst) this.start();
  }

  /** Go on to what comes next. */
  skip = (): void => {
    clearTimeout(this.timer);
    this.queue = this.queue.slice(1);
    if (this.queue.length) this.start();
  };

  clear(): void {
    clearTimeout(this.timer);
    this.queue = [];
  }

  private start(): void {
    const pause = this.pause();
    if (pause === "click") return;
    // the cards of this scene are drawn, and take off, after this
    this.timer = setTimeout(() => (this.timer = setTimeout(this.skip, pause + untilLanded())));
  }
}
