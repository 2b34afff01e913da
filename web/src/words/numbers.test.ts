import { afterEach, expect, test, vi } from "vitest";
import { clockTime } from "./numbers";
import { words } from "./words.svelte";

afterEach(() => vi.restoreAllMocks());
const EVENING = new Date(2026, 1, 3, 19, 33).getTime();

test.each([
  ["en", ["en-GB"], "19:33"],
  ["en", ["en-US"], "07:33 PM"],
  ["de", ["en-US", "en"], "19:33"],
  ["en", ["de-AT", "en-GB"], "19:33"],
] as const)("writes the time of day in %s as readers of %s do", async (language, wanted, time) => {
  await words.speak(language);
  vi.spyOn(navigator, "languages", "get").mockReturnValue(wanted);
  expect(clockTime(EVENING).replace("\u202f", " ")).toBe(time);
});
