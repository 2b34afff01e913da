/** The catalogue in the browser: the current language, and `t`, which formats a message in it. */
import { FluentBundle, type FluentNumber, FluentResource } from "@fluent/bundle";
import { api } from "$/net/api";
import type { MessageId, Messages } from "../../generated/messages";

export type { MessageId };

export const LANGUAGES = ["en", "de", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
type Variable = string | number | FluentNumber;
export type Args = Record<string, Variable>;
/** The arguments of a message: nothing, or all its variables. A wrong id needs none, so that it alone is reported. */
type Needs<Id extends MessageId> = [Messages[Id]] extends [never]
  ? [args?: Args]
  : [MessageId] extends [Id]
    ? [args?: Args]
    : [args: Record<Messages[Id], Variable>];

/** The messages that every page needs; web/words.ts makes one file of them per language. */
const FIRST: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("words:en"),
  de: () => import("words:de"),
  fr: () => import("words:fr"),
  it: () => import("words:it"),
};
const RULES = import.meta.glob<string>("../../../src/knolle/words/*/rules.ftl", { query: "?raw", import: "default" });
const LATER = import.meta.glob<string>("../../../src/knolle/games/*/words/*.ftl", {
  query: "?long",
  import: "default",
});

const fileOf = (slug: string, language: Language): string =>
  `../../../src/knolle/games/${slug.replaceAll("-", "_")}/words/${language}.ftl`;

/** Load the words of the rules page, or the rules and the lesson of a game; nothing for a game of another package. */
async function longWords(language: Language, what: string): Promise<string> {
  if (what === "rules") return RULES[`../../../src/knolle/words/${language}/rules.ftl`]!();
  return (await LATER[fileOf(what, language)]?.()) ?? "";
}

/** Fetch all words of a game that the page was built without. */
const foreignWords = (language: Language, slug: string): Promise<string> =>
  api.words(slug, language).then(
    ({ text }) => text,
    () => "",
  );

class Words {
  language = $state<Language>("en");
  bundle = $state.raw(new FluentBundle("en"));
  /** The long texts requested so far. */
  private later = new Set<string>();
  /** Games that the page was built without. */
  private foreign = new Set<string>();
  private last: Promise<void> = Promise.resolve();

  /** Switch to this language; the page changes once its words are loaded. */
  speak(language: Language): Promise<void> {
    return this.queue(language);
  }

  /** Make one change after another, so that none loses what another has loaded; null keeps the language. */
  private queue(language: Language | null, more: readonly string[] = []): Promise<void> {
    const done = this.last.then(() => this.change(language ?? this.language, more));
    this.last = done.catch(() => undefined);
    return done;
  }

  private async change(language: Language, more: readonly string[]): Promise<void> {
    const wanted = new Set([...this.later, ...more]);
    const later = [
      ...[...wanted].map((what) => longWords(language, what)),
      ...[...this.foreign].map((slug) => foreignWords(language, slug)),
    ];
    const texts = await Promise.all([FIRST[language]().then((module) => module.default), ...later]);
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.later = wanted;
    this.language = language;
    this.bundle = bundle;
    document.documentElement.lang = language;
  }

  /** Load the words of the rules page (`rules`) or the long texts of a game, now and with each new language. */
  async load(...texts: string[]): Promise<void> {
    if (texts.some((what) => !this.later.has(what))) await this.queue(null, texts);
  }

  /** Fetch the words of games that the page was built without. */
  async adopt(slugs: readonly string[]): Promise<void> {
    const unknown = slugs.filter((slug) => !(fileOf(slug, "en") in LATER) && !this.foreign.has(slug));
    for (const slug of unknown) this.foreign.add(slug);
    if (unknown.length) await this.queue(null);
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

/** Format a message in the current language; `id.attribute` for an attribute. Reactive: it changes with the language. */
export const t = <Id extends MessageId>(id: Id, ...[args]: Needs<Id>): string => words.say(id, args);

/** Like `t`, for an id that the compiler cannot check, such as one that the server sends. */
export const format = (id: string, args?: Args): string => words.say(id, args);

/** Return a game's own version of a shared message, or the shared one if it has none. */
export const ownId = <Id extends MessageId>(id: Id, game: string): Id =>
  words.has(`${id}-${game}`) ? (`${id}-${game}` as Id) : id;

/** Return the first of the browser's languages that the catalogue has. */
export function languageFor(wanted: readonly string[]): Language {
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.includes(tag as Language));
  return (found as Language | undefined) ?? "en";
}
