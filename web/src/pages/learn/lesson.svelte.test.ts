import { expect, test } from "vitest";
import type { LessonStep } from "$generated/wire";
import type { Beaten } from "$/table/beats";
import { Lesson } from "./lesson.svelte";

const STEPS: LessonStep[] = [
  { say: "hello", event: 1, expect: null, show: ["hand"] },
  { say: "lead", event: 1, expect: "R7", show: [] },
  { say: "won", event: 4, expect: null, show: ["trick"] },
  { say: "again", event: 4, expect: "B9", show: [] },
  { say: "end", event: 6, expect: null, show: [] },
];

/** A match with this number of events on the screen and these legal actions. */
class Stub {
  at = $state.raw<Beaten | null>(null);

  constructor(n: number, legal: string[] = ["R7", "B9"]) {
    this.reach(n, legal);
  }
  reach(n: number, legal: string[] = ["R7", "B9"]): void {
    this.at = { first: n, log: [], view: { legal } } as unknown as Beaten;
  }
}

const begun = (n: number, legal?: string[]) => {
  const table = new Stub(n, legal);
  return { table, lesson: new Lesson(STEPS, table) };
};

test("goes on from a text by a press and from a task by the match", () => {
  const { table, lesson } = begun(1);
  expect([lesson.step?.say, lesson.expected, lesson.n]).toEqual(["hello", null, 1]);
  lesson.next();
  expect([lesson.step?.say, lesson.expected, lesson.n]).toEqual(["lead", "R7", 2]);
  expect(lesson.refuses("R7")).toBe(false);
  expect(lesson.step?.say, "the choice may still get lost").toBe("lead");
  table.reach(2, []);
  expect([lesson.step, lesson.isOver, lesson.n], "the others play").toEqual([null, false, 3]);
  table.reach(4);
  expect(lesson.step?.say).toBe("won");
});

test("keeps a text until it is read, even if others play on", () => {
  const { table, lesson } = begun(4);
  table.reach(6);
  expect(lesson.step?.say).toBe("won");
  lesson.next();
  expect([lesson.step?.say, lesson.n], "B9 was played meanwhile").toEqual(["end", 5]);
  lesson.next();
  expect([lesson.isOver, lesson.step, lesson.expected]).toEqual([true, null, null]);
  expect(lesson.refuses("Y1"), "afterwards everything is free").toBe(false);
});

test("refuses another choice, and a choice before the text is read", () => {
  const { lesson } = begun(1);
  expect([lesson.refuses("R7"), lesson.isMissed]).toEqual([true, true]);
  lesson.next();
  expect(lesson.isMissed).toBe(false);
  expect([lesson.refuses("B9"), lesson.isMissed]).toEqual([true, true]);
  expect([lesson.refuses("R7"), lesson.isMissed]).toEqual([false, false]);
});

test("resumes a lesson at the end of the log", () => {
  expect(begun(4).lesson.step?.say).toBe("won");
  expect(begun(5, []).lesson.n).toBe(5);
  expect(begun(9).lesson.isOver).toBe(true);
});

test("asks again for a choice that was taken back", () => {
  const { table, lesson } = begun(4);
  lesson.next();
  table.reach(6);
  expect(lesson.step?.say).toBe("end");
  table.reach(4);
  expect([lesson.step?.say, lesson.expected]).toEqual(["again", "B9"]);
});

test("ends when the match leaves the prepared line", () => {
  const { table, lesson } = begun(1);
  lesson.next();
  table.reach(1, ["Y1", "Y2"]);
  expect([lesson.isOver, lesson.step]).toEqual([true, null]);
});

test("keeps a trick on the screen while it is explained", () => {
  const { lesson } = begun(4);
  expect(lesson.holds).toBe(true);
  lesson.next();
  expect(lesson.holds).toBe(false);
  expect(begun(1).lesson.holds, "the hand is no reason").toBe(false);
});
