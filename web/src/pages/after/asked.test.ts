import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused, UNREACHED } from "$/net/api";
import { Asked } from "./asked.svelte";

const refused = (status: number, params = {}) =>
  new Refused({ ...UNREACHED, code: "review-under-way", params }, status);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a request", () => {
  it("is repeated after the seconds that a busy server names", async () => {
    const asked = new Asked<string>();
    const question = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(refused(429, { seconds: 2 }))
      .mockResolvedValue("yes");
    const done = asked.ask(question);
    await vi.advanceTimersByTimeAsync(1900);
    expect([question.mock.calls.length, asked.isWaiting, asked.trouble]).toEqual([1, true, null]);
    await vi.advanceTimersByTimeAsync(200);
    await done;
    expect([asked.told, asked.isWaiting]).toEqual(["yes", false]);
  });

  it("ends with a refusal that does not depend on time", async () => {
    const asked = new Asked<string>();
    await asked.ask(() => Promise.reject(refused(409)));
    expect([asked.told, asked.isWaiting, asked.trouble?.code]).toEqual([null, false, "review-under-way"]);
  });

  it("drops an answer that arrives after a newer request", async () => {
    const asked = new Asked<string>();
    let late = (_: string) => {};
    const first = asked.ask(() => new Promise((answer) => (late = answer)));
    await asked.ask(() => Promise.resolve("new"));
    late("old");
    await first;
    expect(asked.told).toBe("new");
  });
});
