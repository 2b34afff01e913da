// Spectators are marked in the chat.

import { beforeAll, expect, test } from "vitest";
import { words } from "$/words/words.svelte";
import { speaker } from "./speaker";

beforeAll(() => words.speak("en"));

test("a spectator under a player's name is told apart", () => {
  const plain = (line: { name: string; seat: number | null }) => speaker(line).replace(/[\u2068\u2069]/g, "");
  expect(plain({ name: "Ann", seat: 0 })).toBe("Ann");
  expect(plain({ name: "Ann", seat: null })).toBe("Ann (spectator)");
  expect(plain({ name: "", seat: null })).toBe("A spectator");
});
