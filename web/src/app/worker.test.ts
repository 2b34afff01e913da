/** The service worker, in a browser that has these windows open. */
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

const SOURCE = readFileSync("web/public/worker.js", "utf-8");

/** Tap on a notification of a table; return what happened to the windows at these paths. */
async function tap(...paths: string[]): Promise<string[]> {
  const done: string[] = [];
  const windows = paths.map((path) => ({
    url: `https://cards.example${path}`,
    focus: async () => void done.push(`focus ${path}`),
    navigate: async (to: string) => void done.push(`${path} to ${to}`),
  }));
  const on = new Map<string, (event: object) => void>();
  const clients = { matchAll: async () => windows, openWindow: async (path: string) => void done.push(`open ${path}`) };
  const worker = { clients, addEventListener: (type: string, ear: (event: object) => void) => on.set(type, ear) };
  new Function("self", SOURCE)(worker);
  const close = vi.fn();
  let end: unknown;
  on.get("notificationclick")!({
    notification: { close, data: "/t/KEY" },
    waitUntil: (all: unknown) => (end = all),
  });
  await end;
  expect(close).toHaveBeenCalled();
  return done;
}

test("a tap on a notification brings its table to the front", async () => {
  expect(await tap("/", "/t/KEY?x=1")).toEqual(["focus /t/KEY?x=1"]);
});

test("a tap opens the table where home was, and otherwise in a window of its own", async () => {
  expect(await tap("/t/OTHER", "/")).toEqual(["focus /", "/ to /t/KEY"]);
  expect(await tap("/t/OTHER", "/rules/potato-man", "/t/KEY/review")).toEqual(["open /t/KEY"]);
  expect(await tap()).toEqual(["open /t/KEY"]);
});
