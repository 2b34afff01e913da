import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Pace, SPEEDS } from "./pace.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("steps at its speed until it is stopped", () => {
  const step = vi.fn(() => true);
  const pace = new Pace(step);
  pace.start();
  vi.advanceTimersByTime(2 * SPEEDS.normal + 10);
  expect(step).toHaveBeenCalledTimes(3);
  pace.toggle();
  vi.advanceTimersByTime(10 * SPEEDS.normal);
  expect([step.mock.calls.length, pace.isPlaying]).toEqual([3, false]);
});

it("stops by itself where there is no further step", () => {
  const pace = new Pace(() => false);
  pace.start();
  expect(pace.isPlaying).toBe(false);
});
