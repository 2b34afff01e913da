/** The games on the shelf: their facts from the server, kept so that the first page needs not wait for them. */
import { api } from "../../lib/api";
import { keep, kept } from "../../lib/settings.svelte";
import type { Slug } from "../../lib/views";
import type { GameFacts, Games } from "../../../generated/wire";

export const SLUGS: readonly Slug[] = ["potato-man", "companeros", "hot-potato"];
export const LEVELS = ["easy", "medium", "hard", "master"] as const;
export type Level = (typeof LEVELS)[number];
const KEY = "knolle-games";

class Shelf {
  games = $state.raw<GameFacts[]>(kept<Games | null>(KEY, null)?.games ?? []);

  async look(): Promise<void> {
    const told = await api.games();
    this.games = told.games;
    keep(KEY, told);
  }

  facts(slug: string): GameFacts | null {
    return this.games.find((game) => game.slug === slug) ?? null;
  }
}

export const shelf = new Shelf();
