import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { announcer } from "./announce.svelte";

test("an effect that says something does not run again because of it", () => {
  const before = announcer.lines.at(-1)?.key ?? 0;
  const stop = $effect.root(() => {
    $effect(() => announcer.say("hello"));
  });
  flushSync();
  expect(announcer.lines.filter((line) => line.key > before).map((line) => line.text)).toEqual(["hello"]);
  stop();
});
