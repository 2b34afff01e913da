/** Plays a replay by itself, in the rhythm of the table. */
import { dwell, type Beat } from "$/table/beats";
import { DEFAULTS } from "$/ui/settings.svelte";

/** How many times longer than at the table a moment stays. */
export const SPEEDS = { slow: 3, normal: 1.5, fast: 0.5 } as const;
export type Speed = keyof typeof SPEEDS;

/** What waits at the table until somebody goes on stays for so long, in milliseconds. */
const STOP = 2400;

/** A replay has its own pace: whoever wants none at the table still wants to see it play. */
const lasts = (beat: Beat): number => Math.min(STOP, dwell(beat, DEFAULTS.fly, DEFAULTS.pause));

export class Pace {
  isPlaying = $state(false);
  speed = $state<Speed>("normal");
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `step` goes one further and tells the beat there; null where there is no further. */
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
