/** A finished match as a row of frames, and the frame that is looked at: a `Seen` that time can be moved in. */
import type { Replay as ReplayFacts, SeatFacts } from "$generated/wire";
import type { GameModule, Seen } from "$/table/seen";
import type { GameEvent, View } from "$/net/views";

export interface Frame {
  view: View;
  hands: readonly (readonly string[])[] | null;
  /** How many events of the record came before this step. */
  event: number;
  /** The events of this step, as the chair saw them, are those of the log from `from` up to but without `until`. */
  from: number;
  until: number;
  /** The round, in Compañeros the game. */
  part: number;
}

const partOf = (view: View): number => (view.game === "companeros" ? view.this_game : view.round);

/** Every frame once. Fields that a step does not change are the same objects as in the frame before. */
export function framesOf(facts: ReplayFacts): Frame[] {
  const frames: Frame[] = [];
  let view = facts.first;
  let hands: Frame["hands"] = null;
  let from = 0;
  for (const step of facts.steps) {
    view = { ...view, ...step.view } as View;
    hands = step.hands ?? hands;
    const until = from + step.events.length;
    frames.push({ view, hands, event: step.event, from, until, part: partOf(view) });
    from = until;
  }
  return frames;
}

export class Replay implements Seen {
  readonly isLive = false;
  readonly isFlying = false;
  at = $state(0);
  /** Whether everybody's cards are shown. */
  isOpen = $state(false);
  pointed = $state<string | null>(null);
  private isSkipped = $state(false);
  readonly frames: readonly Frame[];
  readonly names: readonly string[];
  readonly seat: number | null;
  readonly legal: readonly string[] = [];
  private readonly events: readonly GameEvent[];

  constructor(
    readonly facts: ReplayFacts,
    private readonly module: Pick<GameModule, "sceneAt">,
    readonly seats: readonly SeatFacts[],
  ) {
    this.frames = framesOf(facts);
    this.names = facts.names;
    this.seat = facts.seat;
    this.events = facts.steps.flatMap((step) => step.events);
  }

  frame = $derived.by(() => this.frames[this.at]!);
  log = $derived.by(() => this.events.slice(0, this.frame.until));
  scene = $derived.by(() => (this.isSkipped ? null : this.sceneOf(this.frame)));

  get last(): number {
    return this.frames.length - 1;
  }
  get view(): View {
    return this.frame.view;
  }
  get hands(): Frame["hands"] {
    return this.isOpen ? this.frame.hands : null;
  }

  to(at: number): void {
    this.at = Math.min(Math.max(Math.round(at) || 0, 0), this.last);
    this.pointed = null;
    this.isSkipped = false;
  }

  /** To the frame before a decision, with what the master would do pointed at. */
  toDecision(event: number, pointed: string | null): void {
    this.to(this.before(event));
    this.pointed = pointed;
  }

  /** The frame that a choice was made in, by how many events of the record came before it. */
  before(event: number): number {
    return Math.max(
      this.frames.findLastIndex((frame) => frame.until <= event),
      0,
    );
  }

  /** The first frame of the next round; the last of all where there is none. */
  get nextPart(): number {
    const found = this.frames.findIndex((frame, k) => k > this.at && frame.part !== this.frame.part);
    return found < 0 ? this.last : found;
  }

  /** The first frame of this round; of the one before, where this is the first. */
  get previousPart(): number {
    const start = (at: number) => this.frames.findIndex((frame) => frame.part === this.frames[at]!.part);
    const here = start(this.at);
    return here < this.at || here === 0 ? here : start(here - 1);
  }

  /** The latest thing worth looking at among what happened in one step. */
  private sceneOf(frame: Frame): unknown {
    for (let until = frame.until; until > frame.from; until--) {
      const scene = this.module.sceneAt(this.events.slice(0, until));
      if (scene !== null && scene !== undefined) return scene;
    }
    return null;
  }

  skip = (): void => void (this.isSkipped = true);
  act = () => Promise.resolve(false);
  why = () => Promise.resolve(null);
  presence(seat: number): "here" | "bot" {
    return this.seats[seat]?.bot ? "bot" : "here";
  }
  clock = () => null;
  leaving = () => null;
}
