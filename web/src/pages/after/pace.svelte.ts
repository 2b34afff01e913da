/** Plays a replay by itself, one step after the other. */

/** How long a step stays, in milliseconds. */
export const SPEEDS = { slow: 2400, normal: 1300, fast: 500 } as const;
export type Speed = keyof typeof SPEEDS;

export class Pace {
  isPlaying = $state(false);
  speed = $state<Speed>("normal");
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `step` goes one further; false where there is no further. */
  constructor(private readonly step: () => boolean) {}

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
    if (!this.step()) return this.stop();
    this.timer = setTimeout(this.tick, SPEEDS[this.speed]);
  };
}
