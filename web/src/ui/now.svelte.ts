/** The current time, updated twice a second, for clocks and countdowns. */

class Now {
  ms = $state(Date.now());

  constructor() {
    setInterval(() => (this.ms = Date.now()), 500);
  }
}

export const now = new Now();

/** A span of time as minutes and seconds, such as 0:40; never negative. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
