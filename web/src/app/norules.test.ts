/** The page knows no rules; it draws what the server sends. Each pattern is something that a client must not compute. */
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FILES = globSync(["web/src/**/*.{ts,svelte}", "src/knolle/games/*/web/**/*.{ts,svelte}"]).filter(
  (path) => !/\.test\.ts$|pretended/.test(path),
);
const RULES: Record<string, RegExp> = {
  "adds up the numbers of cards": /reduce\([^;]*numberOf|sum\([^;]*numberOf/,
  "compares the number of a card": /numberOf\([^)]*\)\s*(?:[<>]=?|===)|(?:[<>]=?|===)\s*numberOf\(/,
  "names a card": /^(?!\s*(?:\/\*\*|\*|\/\/)).*["'`][RBGYPO]\d{1,2}["'`]/m,
  "has a table of worths": /\b(?:red|blue|green|yellow|gold|sweet|couch)"?: \d/,
  "states a size": /\b(?:const|let) \w*(?:TRICK|WORTH|HAND_SIZE|GOAL)\w* = \d/,
  "states points": /\bt\([^)]*points: \d/,
  "counts a worth": /\bworths?=\{[^}]*\d/,
  "guesses an option": /\b(?:gold|goal|rounds|games|points) \?\? \d/,
  "numbers the tricks": /(?:n_tricks|tricks\.length) \+ 1|1 \+ [\w.]*n_tricks/,
  "says who is barred": /\bhot === [\w.]+ \?/,
  "says which potato is best": /ranked\[0\]|ranked\.at\(0\)/,
  "makes an exception of a potato": /!== "(?:peeling|couch|poteto|rambo|robo|sweet)"/,
  "knows how many cards a trick has": /players === 2 \? \d/,
  "gathers what was played": /\w\.potatoes\b|type === "(?:extra|play)"|lastOf\([^)]*"(?:reveal|extra|play)"/,
};

const faults = (source: string): string[] =>
  Object.entries(RULES).flatMap(([fault, pattern]) => (pattern.test(source) ? [fault] : []));

it.each(FILES)("%s states no rule", (path) => {
  expect(faults(readFileSync(path, "utf8"))).toEqual([]);
});

it.each([
  "const sum = cards.reduce((total, card) => total + numberOf(card), 0);",
  'if (card[0] === "R" && numberOf(card) >= 16) return "evil";',
  'const MEN = ["Y1", "Y2", "Y3"];',
  "const WORTHS = { red: 1, blue: 2 };",
  "<Sack {kind} worth={k + 1} />",
  't("hp-gained", { points: 1 })',
  "const N_TRICKS = 9;",
  "const trick = Math.min(view.hand_size, view.n_tricks + 1);",
  "const number = view.tricks.length + 1;",
  't(seen.view.hot === seat ? "hp-no-point-barred" : "hp-no-point")',
  "const best = encounter.ranked[0];",
  'const isOnlyWithout = looked !== "poteto";',
  "const worth = view.options.gold ?? 5;",
  "const size = players === 2 ? 4 : players;",
  "const lying = reveal.potatoes.map((potato) => [potato]);",
  'const added = events.filter((event) => event.type === "extra");',
  'const reveal = lastOf(seen.log, "reveal");',
])("finds the rule in %s", (source) => {
  expect(faults(source)).not.toEqual([]);
});

it("reads all sources", () => {
  expect(FILES.length).toBeGreaterThan(150);
});
