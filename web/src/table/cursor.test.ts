/** Everything on the screen is drawn from the moment that is shown, so only the cursor may follow the table. */
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FILES = globSync(["web/src/**/*.{ts,svelte}", "src/knolle/games/*/web/**/*.{ts,svelte}"]).filter(
  (path) => !path.endsWith(".test.ts"),
);
const readers = (pattern: RegExp) => FILES.filter((path) => pattern.test(readFileSync(path, "utf8")));

it("no file reads the newest view or log of a table", () => {
  expect(FILES.length).toBeGreaterThan(150);
  expect(readers(/\btable\??\.(view|log|newest)\b/)).toEqual([]);
});

it("only the cursor follows the table", () => {
  expect(readers(/\.follow\(/)).toEqual(["web/src/table/course.svelte.ts"]);
});
