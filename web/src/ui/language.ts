/** The language of the page. Each language is listed under its own name. */
import { settings, type Values } from "./settings.svelte";
import { languageFor, words, type Language } from "$/words/words.svelte";

export const OWN_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" };

/** Switch to this language and remember it. */
export async function speak(language: Values["language"]): Promise<void> {
  await words.speak(language === "auto" ? languageFor(navigator.languages) : language);
  settings.set("language", language);
}
