/** The facts about the games, stored in the browser so that the home page need not wait for them. */
import { api } from "$/net/api";
import { keep, kept } from "$/ui/settings.svelte";
import { isKnown, learn } from "$/net/traits";
import type { Slug } from "$/net/views";
import { words } from "$/words/words.svelte";
import { TRAITS } from "$generated/games";
import type { GameFacts, Games } from "$generated/wire";

/** The games that are shown until the server has listed its own. */
const OURS = Object.keys(TRAITS) as Slug[];
export const LEVELS = ["easy", "medium", "hard", "master"] as const;
export type Level = (typeof LEVELS)[number];
const KEY = "knolle-games";
/** Milliseconds between requests while a new server compiles its games and bots. */
const SOON = 2_000;

class Shelf {
  games = $state.raw<GameFacts[]>(kept<Games | null>(KEY, null)?.games ?? []);

  private timer: ReturnType<typeof setTimeout> | undefined;

  async look(): Promise<void> {
    const told = await api.games();
    learn(told.games);
    await words.adopt(told.games.map(({ slug }) => slug));
    this.games = told.games;
    keep(KEY, told);
    clearTimeout(this.timer);
    if (this.slugs.some((slug) => this.preparing(slug, "master")))
      this.timer = setTimeout(() => void this.look(), SOON);
  }

  /** Get to know a game and its words, unless the page was built with it. */
  async meet(slug: string): Promise<void> {
    if (!isKnown(slug)) await this.look();
  }

  /** What the server still has to compile before this level can play this game. */
  preparing(slug: string, level: Level): "game" | "bots" | null {
    const ready = this.facts(slug)?.ready;
    if (!ready || ready.includes(level)) return null;
    return ready.length ? "bots" : "game";
  }

  /** All games, in the order of the server. */
  get slugs(): readonly Slug[] {
    return this.games.length ? this.games.map(({ slug }) => slug) : OURS;
  }

  facts(slug: string): GameFacts | null {
    return this.games.find((game) => game.slug === slug) ?? null;
  }
}

export const shelf = new Shelf();
