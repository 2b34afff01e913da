/** A match that is being played: the moment that is shown, with advice, announcements and sounds. */
import { lasts } from "$/words/spans";
import type { Advice, Refusal, SeatFacts } from "$generated/wire";
import type { End, Entry } from "$/net/moments";
import type { Table } from "$/net/table.svelte";
import type { View } from "$/net/views";
import { undosOf } from "$/net/undos";
import { play as sound } from "$/ui/sound";
import { announcer } from "$/words/announce.svelte";
import { join, phrase, sentence, type Said } from "$/words/said";
import type { Beat, TimedMoment } from "./beats";
import type { Course, Way } from "./course.svelte";
import { readerAt } from "./movers";
import { mutes } from "./mutes.svelte";
import type { Absence, Seen } from "./seen";
import { t } from "$/words/words.svelte";

export interface Guide {
  /** What the learner is asked to choose. */
  readonly expected: string | null;
  /** Whether a choice does not fit now; the guide itself says why. */
  refuses(action: string): boolean;
  /** Whether the moment stays on the screen because the guide explains it. */
  readonly holds: boolean;
}

/** Why a choice is refused whose moment has passed. */
const TOO_LATE = new Set(["stale", "not-your-turn", "seat-taken-over", "table-over", "table-waiting"]);

export class Play implements Seen {
  readonly hands = null;
  advice = $state.raw<Advice | null>(null);
  /** The other seat that has just taken back its choice; null once something has happened since. */
  tookBack = $state<number | null>(null);
  /** What is said of the armed choice that was dropped then. */
  dropped = $state.raw<Said | null>(null);
  /** Whether the reader, who has no seat, has read that they watch, or why they lost their seat. */
  isTold = $state(false);
  /** The lesson, if this is one. */
  guide = $state.raw<Guide | null>(null);
  /** The choice that was sent and is not answered yet. */
  pending = $state<string | null>(null);
  /** The choice that came too late, because there was no connection. */
  withdrawn = $state<string | null>(null);
  private wasMyTurn = false;
  /** The seats at the end of the match; those of the next one may have others in them. */
  private lastSeats = $state.raw<readonly SeatFacts[] | null>(null);
  /** The hint that the reader waits for; null if it would come too late. */
  private hinted: object | null = null;
  private withdraw: (() => Said | null) | null = null;
  private stop: () => void;

  constructor(
    readonly table: Table,
    readonly course: Course,
  ) {
    course.holds = () => this.guide?.holds ?? false;
    course.undid = (seat) => this.undone(seat);
    this.stop = course.onShown((moment, way) => this.shown(moment, way));
    if (course.at) this.keepSeats(course.at);
  }

  /** Never null, because there is a board only during a match. */
  private get at(): TimedMoment {
    return this.course.at!;
  }
  get view(): View {
    return this.at.view;
  }
  get log(): readonly Entry[] {
    return this.at.log;
  }
  get news(): readonly Entry[] {
    return this.at.news;
  }
  get beat(): Beat {
    return this.at.beat;
  }
  get isBehind(): boolean {
    return this.course.isBehind;
  }
  /** Whether the reader looks back at an earlier moment. */
  get isPast(): boolean {
    return this.course.isPast;
  }
  get isLive(): boolean {
    return !this.isPast;
  }
  /** How the match has ended, once that is on the screen. */
  get end(): End | null {
    return this.at.end;
  }
  get isOver(): boolean {
    return this.end !== null;
  }
  /** Whether the next match is being set up while the end of this one is on the screen. */
  get isCleared(): boolean {
    return this.course.isCleared && !this.isBehind;
  }
  get key(): string {
    return this.table.key;
  }
  get match(): number {
    return this.table.facts!.match;
  }
  get undos(): number {
    return undosOf(this.table.facts!);
  }
  get seat(): number | null {
    return this.table.you.seat;
  }
  get names(): readonly string[] {
    return this.view.names;
  }
  get seats(): readonly SeatFacts[] {
    return (this.isCleared && this.lastSeats) || this.table.facts!.seats;
  }
  get movers() {
    return this.table.facts!.movers ?? [];
  }
  get legal(): readonly string[] {
    return this.isMine && !this.isBehind ? this.view.legal : [];
  }
  get pointed(): string | null {
    return this.guide?.expected ?? this.advice?.values[0]?.action ?? null;
  }

  /** Whether the reader is playing and no bot plays in their seat. */
  get isMine(): boolean {
    return this.seat !== null && this.seats[this.seat]?.bot == null;
  }

  isSeen = (): boolean => this.course.isSeen();
  skip = (): void => this.course.skip();
  hurry = (): void => this.course.hurry();

  async act(action: string): Promise<boolean> {
    if (this.guide?.refuses(action)) return false;
    this.drop();
    // what is asked next is announced even if nobody else chooses in between
    this.wasMyTurn = false;
    const { seq } = this.at;
    this.course.leave();
    this.table.missed = null;
    [this.pending, this.withdrawn] = [action, null];
    const wasOpen = this.table.link === "open";
    const answer = await this.table.act(action, seq);
    this.pending = null;
    if (answer.type === "refused") this.refused(action, answer, wasOpen);
    return answer.type === "done";
  }

  /** A choice without a connection may come when its moment has passed; then it is withdrawn. */
  private refused(action: string, { code }: Refusal, wasOpen: boolean): void {
    sound("refused");
    if ((wasOpen && !this.table.missed) || !TOO_LATE.has(code)) return;
    this.withdrawn = action;
    this.table.refusal = null;
  }

  onUndo(withdraw: () => Said | null): () => void {
    this.withdraw = withdraw;
    return () => {
      if (this.withdraw === withdraw) this.withdraw = null;
    };
  }

  why(action: string): Promise<Refusal | null> {
    return this.table.why(action);
  }

  async hint(): Promise<void> {
    const asked = (this.hinted = {});
    const advice = await this.table.hint();
    if (this.hinted === asked) this.advice = advice;
  }

  /** Drop the hint, or the one that is still to come. */
  private drop(): void {
    this.advice = this.hinted = null;
  }

  presence(seat: number): "here" | "away" | "gone" | "bot" {
    const facts = this.seats[seat];
    if (facts?.kind === "bot") return "bot";
    if (facts?.bot != null) return "gone";
    return this.table.presence.online.includes(seat) ? "here" : "away";
  }

  absence(seat: number): Absence | null {
    const away = this.table.presence.away[seat];
    const { skew, facts } = this.table;
    // at a table that lasts for days, people are away most of the time
    if (away?.bot == null && lasts(facts?.settings.clock)) return null;
    return away ? { since: away.since - skew, bot: away.bot == null ? null : away.bot - skew } : null;
  }

  face(seat: number) {
    const face = this.table.faces[seat];
    return face && !mutes.has(this.table, face) ? face.face : null;
  }

  hints(seat: number): number {
    const { hints } = this.table.facts!;
    const isCompany = this.seats.filter(({ kind }) => kind === "person").length > 1;
    return isCompany ? (hints[seat] ?? 0) : 0;
  }

  heir(seat: number): string | null {
    const offer = this.table.facts!.offers?.find((one) => one.seat === seat && one.state === "granted");
    return offer?.name ?? null;
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
  }

  /** Announce a moment when it is shown. Skipped moments are silent, except for the end of a round. */
  private shown(moment: TimedMoment, way: Way): void {
    this.drop();
    this.keepSeats(moment);
    if (this.table.isSeated) this.isTold = false;
    if (way === "jumped") return;
    this.tookBack = this.dropped = null;
    if (way === "passed" && moment.beat !== "stop") return;
    for (const { number, said } of moment.news)
      for (const one of said) announcer.say(sentence(one, readerAt(this, number), "ear"), number);
    if (way === "shown") this.sounds(moment.news.map(({ event }) => event.type));
    this.ask();
  }

  private keepSeats({ end }: TimedMoment): void {
    if (end) this.lastSeats ??= this.table.facts!.seats;
  }

  private undone(seat: number): void {
    this.tookBack = seat === this.seat ? null : seat;
    this.dropped = this.withdraw?.() ?? null;
    announcer.say(t("undone", { name: this.names[seat] ?? "" }));
    if (this.dropped) announcer.say(sentence(this.dropped, this, "ear"));
  }

  private sounds(types: readonly string[]): void {
    const made = types.map((type) => this.course.rhythm.sounds?.[type]).find(Boolean);
    if (types.length) sound(made ?? "card");
    // a hidden page calls the reader with this sound by itself
    if (this.legal.length && !this.wasMyTurn && !document.hidden) sound("turn");
  }

  /** Announce what the reader is asked, once, with all choices that are not cards. */
  ask(): void {
    const isMyTurn = this.legal.length > 0;
    if (isMyTurn && !this.wasMyTurn) announcer.say(questionOf(this));
    this.wasMyTurn = isMyTurn;
  }
}

/** What the reader is asked, for the ear. */
function questionOf({ view, names, seat }: Pick<Seen, "view" | "names" | "seat">): string {
  const reader = { names, seat };
  const question = view.ask ? sentence(view.ask, reader, "ear") : t("your-turn");
  const choices = Object.values(view.called ?? {}).map((value) => phrase(value, reader, "ear"));
  return choices.length ? t("your-choices", { question, choices: join(choices, "or") }) : question;
}
