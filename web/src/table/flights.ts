/** Cards that come at the same moment fly one after the other, so that the eye can follow. Only what is seen waits. */
import { settings } from "$/ui/settings.svelte";

/** No card waits for longer than so many flights. */
const MOST_AHEAD = 6;
let free = 0;

/** How long a card has to wait before it flies, in milliseconds; it is counted in. */
export function takeOff(now: number = performance.now()): number {
  const { fly } = settings;
  const delay = Math.min(Math.max(0, free - now), MOST_AHEAD * fly);
  free = now + delay + fly;
  return delay;
}

/** Until all cards have landed, in milliseconds. */
export const untilLanded = (now: number = performance.now()): number => Math.max(0, free - now);
