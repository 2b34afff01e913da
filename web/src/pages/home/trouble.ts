/** A refusal of a request in words: in the language spoken where the catalogue has it, else as the server said it. */
import { t, words, type Args } from "../../lib/words.svelte";
import type { Refusal } from "../../../generated/wire";

export function wordsOf(told: Refusal): string {
  if (told.code === "unreached") return t("home-unreached-title");
  const id = `refused-${told.code}`;
  return words.has(id) ? t(id, told.params as Args) : told.sentence;
}
