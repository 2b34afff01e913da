import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { announcer } from "./announce.svelte";

test("to say something in an effect is no reason to say it again", () => {
  const before = announcer.lines.length;
  const stop = $effect.root(() => {
    $effect(() => announcer.say("hello"));
  });
  flushSync();
  expect(announcer.lines.slice(before).map((line) => line.text)).toEqual(["hello"]);
  stop();
});
