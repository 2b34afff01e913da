import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused, UNREACHED } from "$/net/api";
import { Query } from "./query.svelte";

const refused = (status: number, params = {}) =>
  new Refused({ ...UNREACHED, code: "review-under-way", params }, status);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a request", () => {
  it("is repeated after the seconds that a busy server names", async () => {
    const query = new Query<string>();
    const question = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(refused(429, { seconds: 2 }))
      .mockResolvedValue("yes");
    const done = query.ask(question);
    await vi.advanceTimersByTimeAsync(1900);
    expect([question.mock.calls.length, query.isWaiting, query.trouble]).toEqual([1, true, null]);
    await vi.advanceTimersByTimeAsync(200);
    await done;
    expect([query.told, query.isWaiting]).toEqual(["yes", false]);
  });

  it("ends with a refusal that does not depend on time", async () => {
    const query = new Query<string>();
    await query.ask(() => Promise.reject(refused(409)));
    expect([query.told, query.isWaiting, query.trouble?.code]).toEqual([null, false, "review-under-way"]);
  });

  it("drops an answer that arrives after a newer request", async () => {
    const query = new Query<string>();
    let late = (_: string) => {};
    const first = query.ask(() => new Promise((answer) => (late = answer)));
    await query.ask(() => Promise.resolve("new"));
    late("old");
    await first;
    expect(query.told).toBe("new");
  });
});
