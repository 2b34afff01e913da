import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Beat } from "$/table/beats";
import { Pace, SPEEDS } from "./pace.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("steps in the rhythm of the table until it is stopped", () => {
  const beats: Beat[] = ["card", "look", "card", "card"];
  const step = vi.fn(() => beats.shift() ?? null);
  const pace = new Pace(step);
  pace.start();
  vi.advanceTimersByTime(430 * SPEEDS.normal);
  expect(step).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1190 * SPEEDS.normal);
  expect(step).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(20 * SPEEDS.normal);
  expect(step).toHaveBeenCalledTimes(3);
  pace.toggle();
  vi.advanceTimersByTime(60_000);
  expect([step.mock.calls.length, pace.isPlaying]).toEqual([3, false]);
});

it("goes on by itself at moments that wait at the table", () => {
  const step = vi.fn((): Beat => "stop");
  const pace = new Pace(step);
  pace.start();
  vi.advanceTimersByTime(2410 * SPEEDS.normal);
  expect(step).toHaveBeenCalledTimes(2);
  pace.stop();
});

it("stops at the last step", () => {
  const pace = new Pace(() => null);
  pace.start();
  expect(pace.isPlaying).toBe(false);
});
