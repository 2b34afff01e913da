/** A lesson under way: which step is being said, and what the learner is asked to do. */
import type { LessonStep } from "../../../generated/wire";
import type { Table } from "../../lib/table.svelte";
import type { Guide } from "../../table/play.svelte";

export class Lesson implements Guide {
  private at = $state(0);
  /** The learner tried something else, or did not read on. */
  isMissed = $state(false);

  constructor(
    readonly steps: readonly LessonStep[],
    private readonly table: Pick<Table, "log">,
  ) {
    this.at = Math.max(
      0,
      steps.findIndex((step) => step.event >= table.log.length),
    );
  }

  get n(): number {
    return this.at + 1;
  }

  /** The step that is said now; null while the others play, and at the end. */
  get step(): LessonStep | null {
    const step = this.steps[this.at];
    return step && this.table.log.length >= step.event ? step : null;
  }

  get isOver(): boolean {
    return this.at >= this.steps.length;
  }

  get expected(): string | null {
    return this.step?.expect ?? null;
  }

  refuses(action: string): boolean {
    if (this.isOver) return false;
    this.isMissed = action !== this.expected;
    if (!this.isMissed) this.next();
    return this.isMissed;
  }

  next(): void {
    this.isMissed = false;
    this.at += 1;
  }
}
