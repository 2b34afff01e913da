/** A request to the server that is repeated while the server is busy. */
import { Refused, UNREACHED } from "$/net/api";
import type { Refusal } from "$generated/wire";

const BUSY = new Set([429, 503]);
const MOST_TRIES = 40;
const SECONDS = 3;

export class Query<T> {
  told = $state.raw<T | null>(null);
  trouble = $state.raw<Refusal | null>(null);
  isWaiting = $state(false);
  private count = 0;

  /** Make a request; drop the answer to an earlier one. `told` stays until the new answer arrives. */
  async ask(question: () => Promise<T>): Promise<void> {
    const mine = ++this.count;
    [this.isWaiting, this.trouble] = [true, null];
    for (let tries = 1; mine === this.count; tries++) {
      try {
        const told = await question();
        if (mine === this.count) [this.told, this.isWaiting] = [told, false];
        return;
      } catch (error) {
        const pause = tries < MOST_TRIES ? patience(error) : null;
        if (pause === null) return void (mine === this.count && this.fail(error));
        await new Promise((wake) => setTimeout(wake, pause * 1000));
      }
    }
  }

  /** Drop the answer. */
  drop(): void {
    this.count++;
  }

  private fail(error: unknown): void {
    [this.told, this.isWaiting] = [null, false];
    this.trouble = error instanceof Refused ? error.told : UNREACHED;
  }
}

/** Return how many seconds to wait before the next try; null if that would not help. */
function patience(error: unknown): number | null {
  if (!(error instanceof Refused) || !BUSY.has(error.status)) return null;
  const { seconds } = error.told.params as { seconds?: unknown };
  return typeof seconds === "number" ? seconds : SECONDS;
}
