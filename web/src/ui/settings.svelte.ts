/** Settings of this browser, kept in its storage. */
import type { Language } from "$/words/words.svelte";

export type Pause = 0 | 600 | 1200 | 2000 | "click";
export type Fly = 0 | 120 | 250 | 500;
/** What may stay open beside the table. */
export type Pin = "log" | "chat";
export type Values = {
  language: Language | "auto";
  theme: "auto" | "light" | "dark";
  fly: Fly;
  pause: Pause;
  oneTap: boolean;
  keys: boolean;
  isMuted: boolean;
  /** From 0 to 1. */
  volume: number;
  sort: "colour" | "own";
  pins: readonly Pin[];
  /** Whether the system tells the reader that it is their turn while the page is hidden; null until they were asked. */
  notify: boolean | null;
};

export const DEFAULTS: Values = {
  language: "auto",
  theme: "auto",
  fly: 250,
  pause: 1200,
  oneTap: false,
  keys: true,
  isMuted: false,
  volume: 0.7,
  sort: "colour",
  pins: [],
  notify: null,
};
const KEY = "knolle-settings";

/** If storage is full or forbidden, settings last until the page is left. */
export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // see above
  }
}

class Settings {
  values = $state<Values>({ ...DEFAULTS, ...kept<Partial<Values>>(KEY, {}) });
  still = $state(false);

  constructor() {
    const asked = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
    this.still = asked?.matches ?? false;
    asked?.addEventListener?.("change", (event) => (this.still = event.matches));
  }

  set<K extends keyof Values>(name: K, value: Values[K]): void {
    this.values[name] = value;
    keep(KEY, this.values);
    if (name === "theme") this.paint();
  }

  /** How long cards fly, in milliseconds. */
  get fly(): number {
    return this.still ? 0 : this.values.fly;
  }

  paint(): void {
    const { theme } = this.values;
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const settings = new Settings();
