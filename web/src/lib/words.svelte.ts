/** The catalogue in the browser: which language is spoken, and `t`, which says a message in it. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;
export type Say = (id: string, args?: Args) => string;

const FILES = import.meta.glob<string>("../../../src/knolle/locales/*/*.ftl", { query: "?raw", import: "default" });
/** Long texts that only some pages need, each loaded by `load`. */
const LATER = /^(rules|learn)/;

const place = (language: Language, file: string) => `../../../src/knolle/locales/${language}/${file}.ftl`;

const first = Object.keys(FILES)
  .filter((path) => path.includes("/en/"))
  .map((path) => path.slice(path.lastIndexOf("/") + 1, -".ftl".length))
  .filter((file) => !LATER.test(file));

class Words {
  language = $state<Language>("en");
  bundle = $state.raw(new FluentBundle("en"));
  loaded = new Set<string>(first);

  /** Speak this language from now on; the page changes at once when its words are here. */
  async speak(language: Language): Promise<void> {
    const texts = await Promise.all([...this.loaded].map((file) => FILES[place(language, file)]!()));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.language = language;
    this.bundle = bundle;
    document.documentElement.lang = language;
  }

  /** Make the messages of a file that is not loaded at first known, in every language spoken from now on. */
  async load(...files: string[]): Promise<void> {
    const missing = files.filter((file) => !this.loaded.has(file));
    if (!missing.length) return;
    for (const file of missing) this.loaded.add(file);
    await this.speak(this.language);
  }

  has(id: string): boolean {
    const [name, attribute] = id.split(".");
    const message = this.bundle.getMessage(name!);
    return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
  }

  say(id: string, args?: Args): string {
    const [name, attribute] = id.split(".");
    const message = this.bundle.getMessage(name!);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.bundle.formatPattern(pattern, args) : id;
  }
}

export const words = new Words();

/** A message in the language spoken now; `id.attribute` for an attribute. Changes with the language where it is used. */
export const t: Say = (id, args) => words.say(id, args);

/** The first of the browser's languages that is spoken here. */
export function preferred(wanted: readonly string[]): Language {
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.includes(tag as Language));
  return (found as Language | undefined) ?? "en";
}
