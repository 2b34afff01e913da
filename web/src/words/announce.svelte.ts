/** What a screen reader says by itself: lines in the order in which things happened. */
import { untrack } from "svelte";

const MOST_KEPT = 12;

class Announcer {
  lines = $state.raw<{ key: number; text: string }[]>([]);
  private count = 0;

  /** Say something after what is being said. */
  say(text: string): void {
    // who says something in an effect does not wait for what others say
    const before = untrack(() => this.lines);
    if (text) this.lines = [...before, { key: ++this.count, text }].slice(-MOST_KEPT);
  }
}

export const announcer = new Announcer();
