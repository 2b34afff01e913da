import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { TableFacts } from "$generated/wire";
import type { Wish } from "./link";
import { chance, commit, drawSeat, faults, Part, recall, withheld, type Memory } from "./shuffling";
import type { GameEvent } from "./views";

const hash = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const SEED = "00".repeat(32);
const SEED_HASH = hash(Buffer.alloc(32));

const facts = (change: Partial<TableFacts>): TableFacts =>
  ({
    status: "waiting",
    match: 1,
    commitment: SEED_HASH,
    commitments: [null, null],
    deal: null,
    seats: [{ name: "Ann" }, { name: "Ben" }],
    ...change,
  }) as TableFacts;
const deal = (step: "commit" | "reveal", missing = [0, 1]) => ({ step, missing, patient: false, draws: true });

function partOf(key = "KEY") {
  const sent: Wish[] = [];
  return { sent, part: new Part(key, (wish) => sent.push(wish)) };
}
const textIn = (wish: Wish | undefined) => (wish as { text: string }).text;
const commitmentIn = (wish: Wish | undefined) => (wish as { commitment: string }).commitment;

beforeEach(() => localStorage.clear());

test("has different chance every time, also beside the reader's own words", () => {
  expect(new Set(Array.from({ length: 50 }, chance)).size).toBe(50);
  expect(commit("my dice")).not.toBe(commit("my dice"));
});

test("commits once a match, reveals only when all commitments are fixed, and only what it committed to", () => {
  const { sent, part } = partOf();
  part.answer(facts({}), 0);
  part.answer(facts({}), 0);
  expect(sent).toHaveLength(1);
  const own = commitmentIn(sent[0]);
  part.answer(facts({ commitments: [own, null], deal: deal("commit", [1]) }), 0);
  expect(sent).toHaveLength(1);
  part.answer(facts({ commitments: [own, "ab"], deal: deal("reveal") }), 0);
  part.answer(facts({ commitments: [own, "ab"], deal: deal("reveal", [1]) }), 0);
  expect(sent).toHaveLength(2);
  expect(hash(textIn(sent[1]))).toBe(own);
  part.answer(facts({ match: 2 }), 0);
  expect(commitmentIn(sent[2])).not.toBe(own);
});

test("reveals nothing for a commitment that is not its own, and adds nothing to a lesson or as a spectator", () => {
  const { sent, part } = partOf();
  part.answer(facts({ commitments: [hash("other"), "ab"], deal: deal("reveal") }), 0);
  part.answer(facts({ lesson: "potato-man" }), 0);
  part.answer(facts({}), null);
  expect(sent).toEqual([]);
});

test("replaces a text that only another browser knows, but once, so that two browsers do not take turns", () => {
  const { sent, part } = partOf();
  for (const other of ["one", "two", "three"]) part.answer(facts({ commitments: [hash(other), null] }), 0);
  expect(sent).toHaveLength(1);
});

test("reveals after a reload, and keeps what it knew at the first reveal", () => {
  const own = commit();
  const first = partOf();
  first.part.answer(facts({ commitments: [own, hash("two")], deal: deal("reveal") }), 0);
  const second = partOf();
  second.part.answer(facts({ commitment: "other", commitments: [own, "cd"], deal: deal("reveal") }), 0);
  expect(textIn(second.sent[0])).toBe(textIn(first.sent[0]));
  expect(recall("KEY", 1)).toMatchObject({ commitment: SEED_HASH, commitments: [own, hash("two")], seat: 0 });
  expect(recall("KEY", 2)).toBeNull();
});

test("keeps a bounded number of texts", () => {
  for (let k = 0; k < 120; k++) commit();
  expect(localStorage.length).toBeLessThan(50);
});

const memory: Memory = {
  commitment: SEED_HASH,
  commitments: [hash("one"), null, hash("two")],
  names: ["Ann", "Bintje", "Ben"],
  seat: 0,
  draws: true,
  redraws: 0,
  seen: [],
};
const dealt = (entropy: string[], seed = SEED) => ({ seed, entropy, starter: drawSeat(seed, entropy, 3), log: [] });

test("finds nothing wrong with the deal that it saw", () => {
  expect(faults(memory, dealt(["one", "two"]))).toEqual([]);
  expect(withheld(memory, dealt(["one", "two"]))).toEqual([]);
});

test("names whose text was withheld, whatever the server says", () => {
  expect(faults(memory, dealt(["one"]))).toEqual([]);
  expect(withheld(memory, dealt(["one"]))).toEqual([2]);
  expect(faults({ ...memory, seat: null }, dealt(["two"]))).toEqual([]);
  expect(withheld({ ...memory, seat: null }, dealt(["two"]))).toEqual([0]);
  expect(withheld({ ...memory, seat: null }, dealt([]))).toEqual([0, 2]);
});

test("names who withholds a text that was committed to with a copy of the reader's commitment", () => {
  const copied = { ...memory, commitments: [hash("one"), null, hash("one")], seat: 2 };
  expect(withheld(copied, dealt(["one"]))).toEqual([0]);
  expect(withheld(copied, dealt(["one", "one"]))).toEqual([]);
});

const deals = (...hands: (string[] | null)[]) => ({ type: "deal", round: 1, hands }) as unknown as GameEvent;

/** A part that has revealed its text for a match. */
function revealed(match = 1, key = "KEY") {
  const { part } = partOf(key);
  part.answer(facts({ match, commitments: [commit(), "ab"], deal: deal("reveal") }), 0);
  return part;
}

test("keeps the cards that were shown, and notices a record with others", () => {
  const part = revealed();
  part.see(1, [{ number: 0, event: deals(["R7", "B4"], null) }]);
  part.see(1, [{ number: 0, event: deals(["R7", "B4"], null) }]);
  const { seen } = recall("KEY", 1)!;
  expect(seen).toEqual([[0, deals(["R7", "B4"], null)]]);
  const told = (...log: object[]) => faults({ ...memory, seen }, { ...dealt(["one", "two"]), log });
  expect(told(deals(["R7", "B4"], ["Y1", "Y2"]))).toEqual([]);
  expect(told(deals(["R7", "B5"], ["Y1", "Y2"]))).toEqual(["seen"]);
  expect(told(deals(["R7", "B4", "B6"], ["Y1", "Y2"]))).toEqual(["seen"]);
  expect(told()).toEqual(["seen"]);
  part.see(1, [{ number: 0, event: deals(["R7", "B5"], null) }]);
  expect(recall("KEY", 1)!.seen).toHaveLength(2);
});

test("counts the texts that were revealed for deals that never came", () => {
  for (const match of [1, 2, 3]) revealed(match);
  revealed(3);
  revealed(9, "OTHER");
  expect([1, 2, 3].map((match) => recall("KEY", match)!.redraws)).toEqual([0, 1, 2]);
  expect(recall("OTHER", 9)!.redraws).toBe(0);
  partOf().part.see(3, [{ number: 0, event: deals(["R7"], null) }]);
  revealed(4);
  expect(recall("KEY", 4)!.redraws).toBe(0);
});

test("notices a swapped seed, a swapped or dropped text, and a chosen starter", () => {
  expect(faults(memory, dealt(["one", "two"], "11".repeat(32)))).toEqual(["seed"]);
  expect(faults(memory, dealt(["two"]))).toEqual(["own"]);
  expect(faults(memory, dealt(["one", "chosen"]))).toEqual(["other"]);
  expect(faults(memory, dealt(["mine", "two"]))).toEqual(["own", "other"]);
  expect(faults({ ...memory, seat: 2 }, dealt(["chosen", "two"]))).toEqual(["other"]);
  expect(faults(memory, dealt(["two", "one"]))).toEqual(["other"]);
  const right = dealt(["one", "two"]);
  expect(faults(memory, { ...right, starter: (right.starter + 1) % 3 })).toEqual(["starter"]);
  expect(faults({ ...memory, draws: false }, { ...right, starter: (right.starter + 1) % 3 })).toEqual([]);
});

test("draws the starting seat as the server does", () => {
  expect(["dice", "wind", "salt"].map((text) => drawSeat(SEED, [text], 4))).toEqual([1, 0, 3]);
});
