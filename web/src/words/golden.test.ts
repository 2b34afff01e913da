/** Whole matches in every language: each event has words, and every word of them is in the catalogue. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { tell as companeros } from "../../../src/knolle/games/companeros/web/story";
import { tell as hotPotato } from "../../../src/knolle/games/hot_potato/web/story";
import { tell as potatoMan } from "../../../src/knolle/games/potato_man/web/story";
import { spoken, written } from "./story";
import type { LooseEvent as GameEvent, Slug } from "./views";
import { LANGUAGES, t, words } from "./words.svelte";

type Record = { game: Slug; players: string[]; log: GameEvent[] };
const GAMES = { potato_man: potatoMan, companeros, hot_potato: hotPotato };
const UNSAID = /undefined|null|NaN|\{|\$|(^|\s)(log|card|colour|potato|sack|encounter|list|score)-[a-z]/;

function records(folder: string): Record[] {
  const text = readFileSync(`tests/games/${folder}/golden/examples.jsonl`, "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

describe.each(Object.entries(GAMES))("%s", (folder, tell) => {
  it.each(LANGUAGES)("is told whole in %s", async (language) => {
    await words.speak(language);
    for (const { game, players, log } of records(folder))
      for (const [k, event] of log.entries()) {
        const said = tell(log, k, players);
        const isLast = event.type === "trick" && log[k + 1]?.type === "game";
        expect(said.length > 0, JSON.stringify(event)).toBe(!isLast);
        for (const one of said)
          for (const text of [spoken(one, t, players, game), written(one, t, players, game)])
            expect(text).not.toMatch(UNSAID);
      }
  });
});
