import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeOff } from "./flights";
import { Held } from "./held.svelte";
import { settings } from "./settings.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  settings.set("fly", 0);
  takeOff(0); // what other files have let fly has landed
});
afterEach(() => {
  vi.useRealTimers();
  settings.set("pause", 1200);
  settings.set("fly", 250);
});

test("a scene stays for the pause that is set", () => {
  settings.set("pause", 600);
  const held = new Held<string>();
  held.show("a trick");
  vi.advanceTimersByTime(599);
  expect(held.scene).toBe("a trick");
  vi.advanceTimersByTime(2);
  expect(held.scene).toBeNull();
});

test("without a pause nothing is held", () => {
  settings.set("pause", 0);
  const held = new Held<string>();
  held.show("a trick");
  expect(held.scene).toBeNull();
});

test("a click goes on, and only a click where that is set", () => {
  settings.set("pause", "click");
  const held = new Held<string>();
  held.show("first");
  held.show("second");
  vi.advanceTimersByTime(60_000);
  expect([held.scene, held.waits]).toEqual(["first", true]);
  held.skip();
  expect(held.scene).toBe("second");
  held.skip();
  expect([held.scene, held.waits]).toEqual([null, false]);
});

test("of many at once only the last two are shown", () => {
  const held = new Held<number>();
  for (let k = 1; k <= 5; k++) held.show(k);
  expect(held.scene).toBe(4);
});

test("somebody else may say how long a scene stays", () => {
  let pause: 600 | "click" = "click";
  const held = new Held<string>(() => pause);
  held.show("spoken of");
  held.show("after it");
  vi.advanceTimersByTime(60_000);
  expect(held.scene).toBe("spoken of");
  pause = 600;
  held.skip();
  vi.advanceTimersByTime(601);
  expect(held.scene).toBeNull();
});
