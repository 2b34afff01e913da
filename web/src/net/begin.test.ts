import { beforeEach, expect, test, vi } from "vitest";
import { again, begin, keepBeginning, takeBeginning } from "./begin";

type Sent = { type: string; name?: string; commitment?: string | null };

/** A table that records what it is sent and gives every command the same answer. */
function fakeTable(answer: "done" | "refused") {
  const sent: Sent[] = [];
  const send = vi.fn(async (wish: Sent) => {
    sent.push(wish);
    return { type: answer, id: "1", seq: 1 };
  });
  return { sent, table: { key: "KEY", send } as unknown as Parameters<typeof begin>[0] };
}

beforeEach(() => sessionStorage.clear());

test("returns how to begin once, and only for its own table", () => {
  keepBeginning("KEY", { name: "Ann", start: true });
  expect(takeBeginning("OTHER")).toBeNull();
  expect(takeBeginning("KEY")).toEqual({ name: "Ann", start: true });
  expect(takeBeginning("KEY")).toBeNull();
});

test("begins in a browser that stores nothing", () => {
  const broken = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  keepBeginning("KEY", { name: "Ann", start: true });
  broken.mockRestore();
  expect(takeBeginning("KEY")).toEqual({ name: "Ann", start: true });
  expect(takeBeginning("KEY")).toBeNull();
});

test("sits down and starts against bots", async () => {
  const { sent, table } = fakeTable("done");
  keepBeginning("KEY", { name: "Ann", start: true });
  expect(await begin(table)).toBe(true);
  expect(sent.map(({ type }) => type)).toEqual(["sit", "start"]);
  expect(sent[0]).toMatchObject({ name: "Ann", commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

test("lets the others at this screen sit down, too", async () => {
  const { sent, table } = fakeTable("done");
  keepBeginning("KEY", { name: "Ann", start: true, beside: [{ seat: 2, name: "Ben" }] });
  await begin(table);
  expect(sent.map(({ type }) => type)).toEqual(["sit", "sit", "start"]);
  expect(sent[1]).toEqual({ type: "sit", seat: 2, name: "Ben", beside: true });
});

test("sits down and waits for friends", async () => {
  const { sent, table } = fakeTable("done");
  keepBeginning("KEY", { name: "Ann", start: false });
  await begin(table);
  expect(sent.map(({ type }) => type)).toEqual(["sit"]);
});

test("starts nothing if the seat is refused, and sends nothing if no seat was promised", async () => {
  const { sent, table } = fakeTable("refused");
  keepBeginning("KEY", { name: "Ann", start: true });
  await begin(table);
  expect(sent.map(({ type }) => type)).toEqual(["sit"]);
  expect(await begin(table)).toBe(false);
  expect(sent).toHaveLength(1);
});

/** A table whose match is over, with the reader at seat 0. */
function overTable(kinds: string[], answer: "done" | "refused" = "done", seats = [0]) {
  const { sent, table } = fakeTable(answer);
  const facts = { seats: kinds.map((kind) => ({ kind })) };
  return {
    sent,
    table: { ...table, facts, seats } as unknown as Parameters<typeof again>[0],
  };
}

test("deals a rematch against bots at once", async () => {
  const { sent, table } = overTable(["person", "bot", "bot"]);
  expect(await again(table)).toBe(true);
  expect(sent.map(({ type }) => type)).toEqual(["rematch", "start"]);
});

test("begins a rematch with another person in the waiting room", async () => {
  const { sent, table } = overTable(["person", "person", "bot"]);
  await again(table);
  expect(sent.map(({ type }) => type)).toEqual(["rematch"]);
});

test("deals a rematch at once to people who share the screen", async () => {
  const { sent, table } = overTable(["person", "person", "bot"], "done", [0, 1]);
  await again(table);
  expect(sent.map(({ type }) => type)).toEqual(["rematch", "start"]);
});

test("deals nothing if the rematch is refused", async () => {
  const refused = overTable(["person", "bot"], "refused");
  expect(await again(refused.table)).toBe(false);
  expect(refused.sent.map(({ type }) => type)).toEqual(["rematch"]);
});
