/** Which folder of the page may import which; docs/architecture.md explains the folders. */
import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, it } from "vitest";

const FILES = globSync(["web/src/**/*.{ts,svelte,css}", "src/knolle/games/*/web/**/*.{ts,svelte}"])
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !path.endsWith(".test.ts"));

/** The folders in order; a file may import from its own folder and those before it. */
const ORDER = ["net", "words", "ui", "art", "table", "games", "pages", "app"];

/** `games/…` is the folder of a game, `pages/…` that of a page; what pages share is `pages`. */
function roomOf(path: string): string {
  const game = /^src\/knolle\/games\/(\w+)\/web\//.exec(path);
  if (game) return `games/${game[1]}`;
  return /^web\/src\/(pages\/\w+(?=\/)|\w+)/.exec(path)?.[1] ?? path;
}

const ALIASES: [string, string][] = [
  ["$/", "web/src/"],
  ["$generated/", "web/generated/"],
];
const IMPORT = /(?:\bfrom|\bimport|@import|\bimport\s*\()\s*["']((?:\.{1,2}|\$\w*)\/[^"']+)["']/g;

function importsOf(path: string): string[] {
  return [...readFileSync(path, "utf8").matchAll(IMPORT)].map(([, asked]) => {
    const alias = ALIASES.find(([short]) => asked!.startsWith(short));
    return alias ? alias[1] + asked!.slice(alias[0].length) : posix.join(posix.dirname(path), asked!);
  });
}

/** Imports from another folder. */
const CROSSING = FILES.flatMap((path) =>
  importsOf(path).map((target) => ({ path, target, from: roomOf(path), to: roomOf(target) })),
).filter(({ from, to }) => from !== to && !to.startsWith("web/generated/"));
const told = (edges: typeof CROSSING): string[] => edges.map(({ path, target }) => `${path} imports ${target}`);
const levelOf = (room: string): number => ORDER.indexOf(room.split("/")[0]!);

it("reads the imports of all folders", () => {
  expect(new Set(FILES.map((path) => roomOf(path).split("/")[0]))).toEqual(new Set(ORDER));
  expect(CROSSING.length).toBeGreaterThan(400);
});

it("imports nothing outside these folders", () => {
  expect(told(CROSSING.filter(({ to }) => levelOf(to) < 0))).toEqual([]);
});

it("imports only from folders before its own", () => {
  expect(told(CROSSING.filter(({ from, to }) => levelOf(to) > levelOf(from)))).toEqual([]);
});

it("imports no file of a game; they are found by the name of the folder", () => {
  expect(told(CROSSING.filter(({ to }) => to.startsWith("games/")))).toEqual([]);
});

it("has no cycle between the folders of pages", () => {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of CROSSING) next.set(from, (next.get(from) ?? new Set()).add(to));
  const isReached = (from: string, goal: string, seen = new Set<string>()): boolean =>
    [...(next.get(from) ?? [])].some(
      (room) => room === goal || (!seen.has(room) && isReached(room, goal, seen.add(room))),
    );
  expect([...next.keys()].filter((room) => isReached(room, room))).toEqual([]);
});
