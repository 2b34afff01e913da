import { afterEach, expect, test } from "vitest";
import { listen, press } from "./keys";
import { settings } from "./settings.svelte";

afterEach(() => {
  settings.set("keys", true);
  document.body.replaceChildren();
});

function hit(key: string, target: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  Object.defineProperty(event, "target", { value: target });
  press(event);
  return event;
}

test("calls the last listener first, which may pass the key on", () => {
  const heard: string[] = [];
  const stop = listen({ l: () => void heard.push("first"), s: () => void heard.push("scores") });
  const stopTop = listen({ l: () => void heard.push("top"), s: () => false });
  expect(hit("L").defaultPrevented).toBe(true);
  hit("s");
  stopTop();
  hit("l");
  stop();
  hit("l");
  expect(heard).toEqual(["top", "scores", "first"]);
});

test("can switch off single keys, but not arrows", () => {
  const heard: string[] = [];
  const stop = listen({ l: () => void heard.push("l"), ArrowLeft: () => void heard.push("left") });
  settings.set("keys", false);
  hit("l");
  hit("ArrowLeft");
  stop();
  expect(heard).toEqual(["left"]);
});

test("ignores keys while somebody types, and with Ctrl", () => {
  const heard: string[] = [];
  const stop = listen({ l: () => void heard.push("l") });
  const field = document.body.appendChild(document.createElement("input"));
  hit("l", field);
  hit("l", document.body, { ctrlKey: true });
  stop();
  expect(heard).toEqual([]);
});

test("hears keys on a checkbox, but leaves it the space bar", () => {
  const heard: string[] = [];
  const stop = listen({ ArrowLeft: () => void heard.push("left"), " ": () => void heard.push("space") });
  const box = document.body.appendChild(document.createElement("input"));
  box.type = "checkbox";
  hit("ArrowLeft", box);
  expect(hit(" ", box).defaultPrevented).toBe(false);
  stop();
  expect(heard).toEqual(["left"]);
});
