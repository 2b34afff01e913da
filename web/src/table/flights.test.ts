import { afterEach, beforeEach, expect, test } from "vitest";
import { takeOff, untilLanded } from "./flights";
import { settings } from "$/ui/settings.svelte";

function landed(): void {
  settings.set("fly", 0);
  takeOff(0);
}

beforeEach(landed); // other files have let cards fly
afterEach(() => {
  landed();
  settings.set("fly", 250);
});

test("cards that come together fly one after the other", () => {
  settings.set("fly", 250);
  expect([takeOff(10_000), takeOff(10_001), takeOff(10_002)]).toEqual([0, 249, 498]);
  expect(untilLanded(10_002)).toBe(748);
  expect(takeOff(20_000)).toBe(0);
});

test("without flights nothing waits", () => {
  settings.set("fly", 0);
  expect([takeOff(30_000), takeOff(30_000), untilLanded(30_000)]).toEqual([0, 0, 0]);
});
