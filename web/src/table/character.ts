/** What a bot is like, in words. */
import type { SeatFacts } from "$generated/wire";
import { format } from "$/words/words.svelte";

/** The level of the bot at a seat, and its temperament if it has one. */
export function botCharacter({ bot, temperament }: SeatFacts): string {
  const level = bot ? format(`level-${bot}`) : "";
  return temperament ? format("bot-character", { level, temperament: format(`temperament-${temperament}`) }) : level;
}
