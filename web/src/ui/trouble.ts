/** Refused requests: in words, and the field of a form that they concern. */
import { Refused } from "$/net/api";
import { refusal } from "$/words/refusal";
import { t } from "$/words/words.svelte";

export function wordsOf(error: unknown): string {
  if (!(error instanceof Refused)) return t("home-trouble");
  return error.told.code === "unreached" ? t("home-unreached-title") : refusal(error.told, t, [], null).text;
}

/** The name of the refused option; null if the refusal concerns something else. */
export function optionOf(error: unknown): string | null {
  const option = error instanceof Refused ? (error.told.params as { option?: unknown }).option : null;
  return typeof option === "string" ? option : null;
}
