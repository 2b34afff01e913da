import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Said } from "$generated/games";
import type { TableFacts } from "$generated/wire";
import { missedSince } from "./missed";
import type { Moment } from "./moments";

const PLAYED: Said = ["say", "log-play", { name: ["seat", 1] }, null];
const BACK: Said = ["say", "log-comes-back", { name: "Ann" }, null];
const FACTS = { match: 1 } as TableFacts;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Return what Ann is told who was there for the deal, if this was said of each event since. */
function missed(...said: readonly Said[][]) {
  const log = [[], ...said].map((said, number) => ({ number, said }));
  return missedSince({ match: 1, events: 1, at: performance.now() }, FACTS, { log } as unknown as Moment, "Ann");
}

test("tells what happened, however soon the line was back", () => {
  expect(missed([PLAYED])).toEqual({ said: [PLAYED], hadBot: false });
  expect(missed()).toBeNull();
});

test("leaves out the reader's own return", () => {
  expect(missed([PLAYED, BACK])).toEqual({ said: [PLAYED], hadBot: true });
});
