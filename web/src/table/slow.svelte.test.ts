import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LinkState } from "$/net/link";
import { watchLink } from "./slow.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Line {
  link: LinkState = $state("open");
}

test("says within a second that there is no connection, however often it is tried, and at once that there is one", () => {
  const line = new Line();
  let watched: { readonly isSlow: boolean };
  const end = $effect.root(() => void (watched = watchLink(() => line)));
  const become = (link: LinkState, wait: number) => {
    line.link = link;
    flushSync();
    vi.advanceTimersByTime(wait);
    return watched.isSlow;
  };
  expect(become("open", 5_000)).toBe(false);
  expect([become("lost", 400), become("connecting", 500), become("lost", 0)]).toEqual([false, true, true]);
  expect(become("open", 0)).toBe(false);
  expect([become("lost", 400), become("open", 5_000)], "a short one").toEqual([false, false]);
  end();
});
