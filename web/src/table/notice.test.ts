import { expect, test } from "vitest";
import type { Table } from "$/net/table.svelte";
import { noticeAt } from "./notice";
import type { Play } from "./play.svelte";

/** A table and a match with everything to say at once, except for what is given. */
function loud(table: object = {}, play: object = {}) {
  const facts = { status: "playing", undo: { seat: 1, missing: [0] }, seats: [{ bot: "easy" }] };
  return [
    {
      link: "refused",
      refusal: {},
      facts,
      you: { seat: 0 },
      seats: [0],
      presence: { preparing: true },
      missed: {},
      ...table,
    } as unknown as Table,
    { isCleared: true, advice: {}, tookBack: 1, dropped: null, withdrawn: null, ...play } as unknown as Play,
  ] as const;
}
const QUIET = { link: "open", refusal: null, missed: null };
const ALONE = { status: "playing", undo: null, seats: [{ bot: null }] };

test("says the most important thing first", () => {
  expect(noticeAt(...loud(), true, true)).toBe("lost");
  expect(noticeAt(...loud({ link: "lost" }), true, true)).toBe("slow");
  expect(noticeAt(...loud({ link: "open" }), false, true)).toBe("refused");
  expect(noticeAt(...loud(QUIET), false, true)).toBe("card");
  expect(noticeAt(...loud(QUIET), false)).toBe("next");
  expect(noticeAt(...loud(QUIET, { isCleared: false }), false)).toBe("undo");
  expect(
    noticeAt(...loud({ ...QUIET, facts: { ...ALONE, seats: [{ bot: "easy" }] } }, { isCleared: false }), false),
  ).toBe("replaced");
  const table = { ...QUIET, facts: ALONE };
  expect(noticeAt(...loud(table, { isCleared: false }), false)).toBe("advice");
  expect(noticeAt(...loud(table, { isCleared: false, advice: null }), false)).toBe("took-back");
  expect(noticeAt(...loud(table, { isCleared: false, advice: null, tookBack: null }), false)).toBe("preparing");
  const own = { isCleared: false, advice: null, tookBack: null, dropped: ["say", "hand-dropped", {}, null] };
  expect(noticeAt(...loud(table, own), false)).toBe("took-back");
});

test("tells spectators that they watch, until they have read it", () => {
  const quiet = { isCleared: false, advice: null, tookBack: null };
  const table = { ...QUIET, facts: ALONE, presence: {}, seats: [], you: { seat: null } };
  expect(noticeAt(...loud(table, quiet), false)).toBe("watching");
  expect(noticeAt(...loud({ ...table, you: { seat: null, wants: 0 } }, quiet), false)).toBe("wants");
  expect(noticeAt(...loud(table, { ...quiet, isTold: true }), false)).toBeNull();
});

test("says nothing where there is nothing to say", () => {
  const [table, play] = loud(
    { ...QUIET, facts: ALONE, presence: {} },
    { isCleared: false, advice: null, tookBack: null },
  );
  expect(noticeAt(table, play, false)).toBeNull();
});
