/** Spans of time in words: days, hours or minutes, whichever says enough. words/spans.py does the same in Python. */
import { t } from "./words.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whether a clock gives days for a choice, so that people need not be there together. */
export const lasts = (clock: { move: number } | null | undefined): boolean => (clock?.move ?? 0) * 1000 >= DAY;

/** The days for a choice. */
export const daysOf = (clock: { move: number }): number => (clock.move * 1000) / DAY;

/** Return a span of time: days rounded, hours and minutes rounded down. */
export function span(ms: number): string {
  if (ms >= 2 * DAY) return t("span-days", { count: Math.floor(ms / DAY + 0.5) });
  if (ms >= HOUR) return t("span-hours", { count: Math.floor(ms / HOUR) });
  return t("span-minutes", { count: Math.max(1, Math.floor(ms / MINUTE)) });
}
