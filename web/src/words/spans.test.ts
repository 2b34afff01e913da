import { beforeAll, expect, test } from "vitest";
import { daysOf, lasts, span } from "./spans";
import { words } from "./words.svelte";

const HOUR = 3_600_000;

beforeAll(() => words.speak("en"));

test.each([
  [72 * HOUR - 1, "3 days"],
  [48 * HOUR - 1, "47 hours"],
  [HOUR, "one hour"],
  [HOUR - 1, "59 minutes"],
  [-5, "one minute"],
])("says a span of %i ms", (ms, text) => expect(span(ms)).toBe(text));

test("tells clocks of days from others", () => {
  expect(lasts(null)).toBe(false);
  expect(lasts({ move: 3600 })).toBe(false);
  expect(lasts({ move: 259_200 })).toBe(true);
  expect(daysOf({ move: 259_200 })).toBe(3);
});
