/** Plays a replay automatically, in the rhythm of the table. */
import { dwell, type Beat } from "$/table/beats";
import { DEFAULTS } from "$/ui/settings.svelte";

/** How much longer a moment stays than at the table. */
export const SPEEDS = { slow: 3, normal: 1.5, fast: 0.5 } as const;
export type Speed = keyof typeof SPEEDS;

/** The longest time in milliseconds, for moments that wait for the reader at the table. */
const STOP = 2400;

/** How long a beat lasts in a replay, which ignores the reader's settings for the table. */
const lasts = (beat: Beat): number => Math.min(STOP, dwell(beat, DEFAULTS.fly, DEFAULTS.pause));

export class Pace {
  isPlaying = $state(false);
  speed = $state<Speed>("normal");
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `step` goes one step further and returns the beat there, or null at the end. */
  constructor(private readonly step: () => Beat | null) {}

  start(): void {
    this.isPlaying = true;
    this.tick();
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.isPlaying) this.stop();
    else this.start();
  }

  private tick = (): void => {
    clearTimeout(this.timer);
    const beat = this.step();
    if (!beat) return this.stop();
    this.timer = setTimeout(this.tick, lasts(beat) * SPEEDS[this.speed]);
  };
}
