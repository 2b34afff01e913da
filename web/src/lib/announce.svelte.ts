/** What a screen reader says by itself: lines in the order in which things happened. */

const MOST_KEPT = 12;

class Announcer {
  lines = $state.raw<{ key: number; text: string }[]>([]);
  private count = 0;

  /** Say something after what is being said. */
  say(text: string): void {
    if (text) this.lines = [...this.lines, { key: ++this.count, text }].slice(-MOST_KEPT);
  }
}

export const announcer = new Announcer();
