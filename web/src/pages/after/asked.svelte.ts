/** A question to the server, asked again by itself where the server is busy with it. */
import { Refused, UNREACHED } from "$/net/api";
import type { Refusal } from "$generated/wire";

const BUSY = new Set([429, 503]);
const MOST_TRIES = 40;
const SECONDS = 3;

export class Asked<T> {
  told = $state.raw<T | null>(null);
  trouble = $state.raw<Refusal | null>(null);
  isWaiting = $state(false);
  private count = 0;

  /** Ask; the answer to whatever was asked before no longer counts. What was told stays until the new answer is there. */
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

  /** Nobody wants the answer any more. */
  drop(): void {
    this.count++;
  }

  private fail(error: unknown): void {
    [this.told, this.isWaiting] = [null, false];
    this.trouble = error instanceof Refused ? error.told : UNREACHED;
  }
}

/** How many seconds to wait before asking again; null where that would not help. */
function patience(error: unknown): number | null {
  if (!(error instanceof Refused) || !BUSY.has(error.status)) return null;
  const { seconds } = error.told.params as { seconds?: unknown };
  return typeof seconds === "number" ? seconds : SECONDS;
}
