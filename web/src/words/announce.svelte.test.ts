import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { announcer } from "./announce.svelte";

test("to say something in an effect is no reason to say it again", () => {
  const before = announcer.lines.at(-1)?.key ?? 0;
  const stop = $effect.root(() => {
    $effect(() => announcer.say("hello"));
  });
  flushSync();
  expect(announcer.lines.filter((line) => line.key > before).map((line) => line.text)).toEqual(["hello"]);
  stop();
});
