/** The games' facts from the server, stored so that the home page need not wait for them. */
import { api } from "$/net/api";
import { keep, kept } from "$/ui/settings.svelte";
import type { Slug } from "$/net/views";
import type { GameFacts, Games } from "$generated/wire";

export const SLUGS: readonly Slug[] = ["potato-man", "companeros", "hot-potato"];
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
    this.games = told.games;
    keep(KEY, told);
    clearTimeout(this.timer);
    if (SLUGS.some((slug) => this.preparing(slug, "master"))) this.timer = setTimeout(() => void this.look(), SOON);
  }

  /** What the server still has to compile before this level can play this game. */
  preparing(slug: string, level: Level): "game" | "bots" | null {
    const ready = this.facts(slug)?.ready;
    if (!ready || ready.includes(level)) return null;
    return ready.length ? "bots" : "game";
  }

  facts(slug: string): GameFacts | null {
    return this.games.find((game) => game.slug === slug) ?? null;
  }
}

export const shelf = new Shelf();
