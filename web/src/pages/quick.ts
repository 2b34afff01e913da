/** Play against bots at once: make a table, whose page then sits down and starts by itself. */
import { api } from "$/net/api";
import { keepBeginning } from "$/net/begin";
import { keep, kept } from "$/ui/settings.svelte";
import type { Slug } from "$/net/views";
import type { NewTable } from "$generated/wire";
import { takeName } from "$/net/name";
import { shelf, type Level } from "./shelf.svelte";

export interface Quick {
  players: number;
  level: Level;
}

const USUAL: Quick = { players: 4, level: "medium" };
const slot = (game: Slug) => `knolle-quick-${game}`;

/** The last choices for this game in this browser. */
export const lastQuick = (game: Slug): Quick => ({
  ...(shelf.facts(game)?.usual ?? USUAL),
  ...kept<Partial<Quick>>(slot(game), {}),
});

export const keepQuick = (game: Slug, quick: Quick): void => keep(slot(game), quick);

/** A table with the guest on the first seat and bots on all others. */
export function quickTable(game: Slug, { players, level }: Quick): NewTable {
  const others = Array.from({ length: players - 1 }, (_, k) => [k + 1, level]);
  return { game, players, bots: Object.fromEntries(others), settings: { level } };
}

/** Make the table; return the path of its page. */
export async function playNow(game: Slug, quick: Quick): Promise<string> {
  keepQuick(game, quick);
  const name = await takeName();
  const { key, path } = await api.open(quickTable(game, quick));
  keepBeginning(key, { name, start: true });
  return path;
}
