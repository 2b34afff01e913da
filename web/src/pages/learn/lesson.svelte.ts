/** A lesson in progress: the current step, and what the learner is asked to do.
 *
 * A step that asks for a choice is done once the log has moved on, so a choice that was lost or taken back is asked for
 * again. A step that only explains is done once it has been read. */
import type { LessonStep } from "$generated/wire";
import { eventsIn } from "$/net/moments";
import type { Course } from "$/table/course.svelte";
import type { Guide } from "$/table/play.svelte";

export class Lesson implements Guide {
  /** Steps before this one have been read. */
  private read = $state(0);
  /** The step at which the learner tried something else, or tried to choose before reading on. */
  private missed = $state(-1);

  constructor(
    readonly steps: readonly LessonStep[],
    private readonly course: Pick<Course, "at">,
  ) {
    const next = steps.findIndex((step) => step.event >= this.events);
    this.read = next < 0 ? steps.length : next;
  }

  /** The number of events up to the moment on the screen. */
  private get events(): number {
    return this.course.at ? eventsIn(this.course.at) : 0;
  }

  private get at(): number {
    const isOpen = (step: LessonStep, k: number) => (step.expect ? this.events <= step.event : k >= this.read);
    const found = this.steps.findIndex(isOpen);
    return found < 0 ? this.steps.length : found;
  }

  /** The number of the current step, from 1. */
  get n(): number {
    return Math.min(this.at + 1, this.steps.length);
  }

  /** The current step; null while the others play, and at the end. */
  get step(): LessonStep | null {
    const step = this.steps[this.at];
    return step && !this.isOver && this.events >= step.event ? step : null;
  }

  /** Whether all steps are done, or the match has left the prepared line (through another window). */
  get isOver(): boolean {
    const step = this.steps[this.at];
    if (!step) return true;
    const legal = this.course.at?.view.legal ?? [];
    const isAsked = legal.length > 0 && this.events === step.event;
    return isAsked && step.expect != null && !legal.includes(step.expect);
  }

  get expected(): string | null {
    return this.step?.expect ?? null;
  }

  /** The names of the learner's actions. */
  get called() {
    return this.course.at?.view.called;
  }

  get isMissed(): boolean {
    return this.missed === this.at;
  }

  /** A step about the trick keeps the moment on the screen. */
  get holds(): boolean {
    const step = this.step;
    return step !== null && !step.expect && (step.show ?? []).includes("trick");
  }

  refuses(action: string): boolean {
    if (this.isOver) return false;
    const isMissed = action !== this.expected;
    this.missed = isMissed ? this.at : -1;
    return isMissed;
  }

  next(): void {
    this.missed = -1;
    this.read = this.at + 1;
  }
}
