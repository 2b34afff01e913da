/** The page says what tests/locales/stories.json holds, and so does the terminal: one sentence for one event. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { tell as companeros } from "../../../src/knolle/games/companeros/web/story";
import { tell as hotPotato } from "../../../src/knolle/games/hot_potato/web/story";
import { tell as potatoMan } from "../../../src/knolle/games/potato_man/web/story";
import { counted, fine, percent, points, signed } from "./numbers";
import { spoken, written } from "./story";
import type { LooseEvent as GameEvent, Slug } from "./views";
import { type Language, LANGUAGES, t, words } from "./words.svelte";

interface Stories {
  matches: {
    game: Slug;
    names: string[];
    events: GameEvent[];
    rules: (string | null)[];
    told: Record<string, string[]>;
  }[];
  values: number[];
  numbers: Record<Language, string[][]>;
  losses: number[];
  counted: Record<Language, Record<Slug, string[]>>;
}
const STORIES: Stories = JSON.parse(readFileSync("tests/locales/stories.json", "utf8"));
const GAMES = { "potato-man": potatoMan, companeros, "hot-potato": hotPotato };

describe.each(STORIES.matches)("a match of $game with $names", ({ game, names, events, rules, told }) => {
  const said = events.flatMap((_, index) => GAMES[game](events, index, names));

  it("is told with its rules", () => expect(said.map(({ rule }) => rule ?? null)).toEqual(rules));

  it.each(Object.keys(told))("is told so in %s", async (telling) => {
    const [language, sense] = telling.split(" ") as [Language, string];
    await words.speak(language);
    const say = sense === "eye" ? written : spoken;
    expect(said.map((one) => say(one, t, names, game))).toEqual(told[telling]);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  it("writes numbers so", async () => {
    await words.speak(language);
    const said = STORIES.values.map((value) => [points, fine, signed, percent].map((write) => write(value)));
    expect(said).toEqual(STORIES.numbers[language]);
  });

  it.each(Object.keys(GAMES) as Slug[])("counts so in %s", async (game) => {
    await words.speak(language);
    const cost = (value: number) => t("review-cost-points", { points: counted(value), error: points(value), game });
    expect(STORIES.losses.map(cost)).toEqual(STORIES.counted[language][game]);
  });
});
