import { beforeEach, expect, test, vi } from "vitest";
import { begin, chance, keepBeginning, takeBeginning } from "./begin";

type Sent = { type: string; name?: string; entropy?: string | null };

/** A table that keeps what it is sent and answers each command alike. */
function fakeTable(answer: "done" | "refused") {
  const sent: Sent[] = [];
  const send = vi.fn(async (wish: Sent) => {
    sent.push(wish);
    return { type: answer, id: "1", seq: 1 };
  });
  return { sent, table: { key: "KEY", send } as unknown as Parameters<typeof begin>[0] };
}

beforeEach(() => sessionStorage.clear());

test("a beginning is told once, and to its own table only", () => {
  keepBeginning("KEY", { name: "Ann", start: true });
  expect(takeBeginning("OTHER")).toBeNull();
  expect(takeBeginning("KEY")).toEqual({ name: "Ann", start: true });
  expect(takeBeginning("KEY")).toBeNull();
});

test("a browser that keeps nothing still begins", () => {
  const broken = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  keepBeginning("KEY", { name: "Ann", start: true });
  broken.mockRestore();
  expect(takeBeginning("KEY")).toEqual({ name: "Ann", start: true });
  expect(takeBeginning("KEY")).toBeNull();
});

test("against bots the page sits down and starts", async () => {
  const { sent, table } = fakeTable("done");
  keepBeginning("KEY", { name: "Ann", start: true });
  expect(await begin(table)).toBe(true);
  expect(sent.map(({ type }) => type)).toEqual(["sit", "start"]);
  expect(sent[0]).toMatchObject({ name: "Ann", entropy: expect.stringMatching(/^[0-9a-f]{32}$/) });
});

test("with friends it sits down and waits", async () => {
  const { sent, table } = fakeTable("done");
  keepBeginning("KEY", { name: "Ann", start: false });
  await begin(table);
  expect(sent.map(({ type }) => type)).toEqual(["sit"]);
});

test("who was refused a seat starts nothing; who was promised none sends nothing", async () => {
  const { sent, table } = fakeTable("refused");
  keepBeginning("KEY", { name: "Ann", start: true });
  await begin(table);
  expect(sent.map(({ type }) => type)).toEqual(["sit"]);
  expect(await begin(table)).toBe(false);
  expect(sent).toHaveLength(1);
});

test("chance differs every time", () => {
  expect(new Set(Array.from({ length: 50 }, chance)).size).toBe(50);
});
