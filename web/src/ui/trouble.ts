/** Refused requests: in words, and the field of a form that they concern. */
import { Refused } from "$/net/api";
import { refusal } from "$/words/said";
import { t } from "$/words/words.svelte";

export function wordsOf(error: unknown): string {
  return error instanceof Refused ? refusal(error.told).text : t("home-trouble");
}

/** The name of the refused option; null if the refusal concerns something else. */
export function optionOf(error: unknown): string | null {
  const option = error instanceof Refused ? (error.told.params as { option?: unknown }).option : null;
  return typeof option === "string" ? option : null;
}
