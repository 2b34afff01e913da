/** Lines for the live region of the page, in the order in which things happened. */
import { untrack } from "svelte";

const MOST_KEPT = 12;

class Announcer {
  lines = $state.raw<{ key: number; text: string; event?: number }[]>([]);
  private count = 0;

  /** Remove all lines: whoever comes to the screen now may not read them. */
  hush(): void {
    this.lines = [];
  }

  /** Append a line, with the number of the event that it tells. */
  say(text: string, event?: number): void {
    // an effect that calls this must not run again when another line is added
    const before = untrack(() => this.lines);
    if (text) this.lines = [...before, { key: ++this.count, text, event }].slice(-MOST_KEPT);
  }
}

export const announcer = new Announcer();
