/** A match that is being played, as a board sees it: the table's state, with scenes, advice and what is heard. */
import type { Advice, Refusal } from "$generated/wire";
import { announcer } from "$/words/announce.svelte";
import { Held } from "$/table/held.svelte";
import { scenesOf, stays, type GameModule, type Seen } from "$/table/seen";
import { settings, type Pause } from "$/ui/settings.svelte";
import { play as sound } from "$/ui/sound";
import { spoken, type Said } from "$/words/story";
import type { Table } from "$/net/table.svelte";
import type { GameEvent, TableEvent, View } from "$/net/views";
import { t } from "$/words/words.svelte";

export interface Guide {
  /** What the learner is asked to choose. */
  readonly expected: string | null;
  /** Whether a choice does not fit now; the guide says why by itself. */
  refuses(action: string): boolean;
  /** Whether what was just finished stays on the screen, as it is being spoken of. */
  readonly holds: boolean;
}

export class Play implements Seen {
  readonly hands = null;
  readonly isLive = true;
  advice = $state.raw<Advice | null>(null);
  /** Who of the others has taken his last choice back, until something happens again. */
  tookBack = $state<number | null>(null);
  /** A lesson that looks over the player's shoulder. */
  guide = $state.raw<Guide | null>(null);
  private held = new Held<unknown>((scene) => this.pause(scene));
  private wasMyTurn = false;
  private stop: () => void;

  constructor(
    readonly table: Table,
    readonly module: GameModule,
  ) {
    this.stop = table.listen((events, log, isNew) => this.happened(events, log, isNew));
  }

  get view(): View {
    return this.table.view!;
  }
  get log(): readonly GameEvent[] {
    return this.table.log;
  }
  get seat(): number | null {
    return this.table.you.seat;
  }
  get names(): readonly string[] {
    return this.table.names;
  }
  get seats() {
    return this.table.facts!.seats;
  }
  get scene(): unknown {
    return this.held.scene;
  }
  get isFlying(): boolean {
    return this.held.isFlying;
  }
  get legal(): readonly string[] {
    return this.isMine ? this.view.legal : [];
  }
  get pointed(): string | null {
    return this.guide?.expected ?? this.advice?.values[0]?.action ?? null;
  }

  /** Whether the reader plays himself: no bot sits at his seat. */
  get isMine(): boolean {
    return this.seat !== null && this.seats[this.seat]?.bot == null;
  }

  skip = (): void => this.held.skip();

  async act(action: string): Promise<boolean> {
    if (this.guide?.refuses(action)) return false;
    this.held.clear();
    this.advice = null;
    const answer = await this.table.act(action);
    if (answer.type === "refused") sound("refused");
    return answer.type === "done";
  }

  why(action: string): Promise<Refusal | null> {
    return this.table.why(action);
  }

  async hint(): Promise<void> {
    this.advice = await this.table.hint();
  }

  presence(seat: number): "here" | "away" | "gone" | "bot" {
    const facts = this.seats[seat];
    if (facts?.kind === "bot") return "bot";
    if (facts?.bot != null) return "gone";
    return this.table.presence.online.includes(seat) ? "here" : "away";
  }

  leaving(seat: number): number | null {
    const at = this.table.presence.leaving[seat];
    return at === undefined ? null : at - this.table.skew;
  }

  clock(seat: number, now: number): { move: number; reserve: number } | null {
    const clock = this.table.facts?.clock;
    const rules = this.table.facts?.settings.clock;
    if (!clock || !rules) return null;
    const reserve = clock.reserve[seat] ?? 0;
    const end = clock.ends[seat];
    if (end === undefined) return { move: rules.move * 1000, reserve };
    const left = Math.max(0, end - this.table.skew - now);
    return { move: Math.max(0, left - reserve), reserve: Math.min(reserve, left) };
  }

  close(): void {
    this.stop();
    this.held.clear();
  }

  private pause(scene: unknown): Pause {
    const { pause } = settings.values;
    return this.guide?.holds || (pause && stays(scene)) ? "click" : pause;
  }

  private happened(events: TableEvent[], log: readonly GameEvent[], isNew: boolean): void {
    this.advice = this.tookBack = null;
    if (!isNew) return this.held.clear();
    const kept = events.filter((event) => event.type !== "undo");
    for (const event of events) if (event.type === "undo") this.undone(event.seat);
    for (const scene of scenesOf(this.module, log, kept.length)) this.held.show(scene);
    for (let k = log.length - kept.length; k < log.length; k++) this.announce(log, k);
    this.sounds(kept);
  }

  private undone(seat: number): void {
    this.held.clear();
    this.tookBack = seat === this.seat ? null : seat;
    announcer.say(t("undone", { name: this.names[seat] ?? "" }));
  }

  private announce(log: readonly GameEvent[], index: number): void {
    this.say(this.module.tell(log, index, this.names));
  }

  private say(all: Said[]): void {
    for (const said of all) announcer.say(spoken(said, t, this.names, this.view.game));
  }

  private sounds(events: GameEvent[]): void {
    if (events.some((event) => ["trick", "points", "take"].includes(event.type))) sound("trick");
    else if (events.length) sound("card");
    const isMyTurn = this.table.isMyTurn && this.isMine;
    if (isMyTurn && !this.wasMyTurn) {
      sound("turn");
      announcer.say(t("your-turn"));
    }
    this.wasMyTurn = isMyTurn;
  }
}
