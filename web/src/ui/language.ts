/** The language of the page: each is called by its own name, whatever is spoken now. */
import { settings, type Values } from "./settings.svelte";
import { preferred, words, type Language } from "$/words/words.svelte";

export const OWN_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" };

/** Speak this language from now on, here and at the next visit. */
export async function speak(language: Values["language"]): Promise<void> {
  await words.speak(language === "auto" ? preferred(navigator.languages) : language);
  settings.set("language", language);
}
