/** Scenes that are over but stay on the screen for a while: a finished trick, a revealed round.
 *
 * The state of the table never waits for them. They are shown one after the other, each for the pause that is set or
 * until somebody goes on; a tap skips. When many come at once (a reconnect, a fast bot) all but the last two are dropped,
 * also one that waits: who only watches is not left behind. */
import { untilLanded } from "./flights";
import { settings, type Pause } from "$/ui/settings.svelte";

const MOST_WAITING = 2;

export class Held<Scene> {
  /** Whether the cards of the scene are still in the air: what they bring is shown when they have landed. */
  isFlying = $state(false);
  private queue = $state.raw<Scene[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** How long a scene stays is asked when its cards have landed. */
  constructor(private readonly pause: (scene: Scene) => Pause = () => settings.values.pause) {}

  /** What to show instead of the present state; null when there is nothing left to look at. */
  get scene(): Scene | null {
    return this.queue[0] ?? null;
  }

  show(scene: Scene): void {
    if (this.pause(scene) === 0) return;
    const before = this.scene;
    this.queue = [...this.queue, scene].slice(-MOST_WAITING);
    if (this.scene !== before) this.start();
  }

  /** Go on to what comes next. */
  skip = (): void => {
    this.queue = this.queue.slice(1);
    this.start();
  };

  clear(): void {
    this.queue = [];
    this.start();
  }

  private start(): void {
    clearTimeout(this.timer);
    this.isFlying = this.scene !== null && settings.fly > 0;
    if (!this.scene) return;
    // the cards of this scene are drawn, and take off, after this
    this.timer = setTimeout(() => (this.timer = setTimeout(this.landed, untilLanded())));
  }

  private landed = (): void => {
    this.isFlying = false;
    const pause = this.pause(this.scene!);
    if (pause !== "click") this.timer = setTimeout(this.skip, pause);
  };
}
