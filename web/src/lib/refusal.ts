/** Refusals in words. */
import type { Refusal } from "./table.svelte";
import type { Say } from "./words.svelte";

export function refusal(told: Refusal, _t: Say, _names: readonly string[], _seat: number | null): { text: string; rule: string | null } {
  return { text: told.sentence, rule: told.rule ?? null };
}
