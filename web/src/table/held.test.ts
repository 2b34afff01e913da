import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeOff } from "./flights";
import { Held } from "./held.svelte";
import { settings } from "$/ui/settings.svelte";

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

test("a scene stays from when its cards have landed", () => {
  settings.set("fly", 250);
  const held = new Held<string>(() => 600);
  held.show("a trick");
  expect(held.isFlying).toBe(true);
  takeOff(); // the cards are drawn
  takeOff();
  vi.advanceTimersByTime(480);
  expect(held.isFlying).toBe(true);
  vi.advanceTimersByTime(30);
  expect([held.scene, held.isFlying]).toEqual(["a trick", false]);
  vi.advanceTimersByTime(600);
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
  expect(held.scene).toBe("first");
  held.skip();
  expect(held.scene).toBe("second");
  held.skip();
  expect(held.scene).toBeNull();
});

test("of many at once only the last two are shown", () => {
  const held = new Held<number>();
  for (let k = 1; k <= 5; k++) held.show(k);
  expect(held.scene).toBe(4);
});

test("a scene may wait though others do not", () => {
  const held = new Held<string>((scene) => (scene === "the round" ? "click" : 600));
  held.show("the last trick");
  held.show("the round");
  vi.advanceTimersByTime(601);
  expect(held.scene).toBe("the round");
  vi.advanceTimersByTime(60_000);
  expect(held.scene).toBe("the round");
  held.skip();
  expect(held.scene).toBeNull();
});

test("a scene that waits gives way when play has gone on without whoever looks at it", () => {
  const held = new Held<string>((scene) => (scene === "the round" ? "click" : 600));
  held.show("the round");
  vi.advanceTimersByTime(60_000);
  held.show("a trick");
  expect(held.scene).toBe("the round");
  held.show("another");
  expect(held.scene).toBe("a trick");
  vi.advanceTimersByTime(610);
  expect(held.scene).toBe("another");
  vi.advanceTimersByTime(610);
  expect(held.scene).toBeNull();
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
