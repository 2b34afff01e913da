/** A table as this browser knows it, assembled from the server's messages as docs/protocol.md describes. */
import type { Said } from "$generated/games";
import type {
  Advice,
  ChatLine,
  Face,
  MomentFacts,
  Presence,
  Refusal,
  SeatFacts,
  Snapshot,
  TableFacts,
  Update,
  You,
} from "$generated/wire";
import { Link, type Answer, type FromServer, type LinkState, type Wish } from "./link";
import { markOf, missedSince, type Mark, type Missed } from "./missed";
import { Part } from "./shuffling";
import { afterUndo, endOf, momentsAfter, present, withNotes, type Moment } from "./moments";
import { undoneSince } from "./undos";

/** Is told how the match goes on. */
export interface Follower {
  /** New moments; the last is the present. */
  happened(moments: readonly Moment[]): void;
  /** The present has changed without an event: a name, a secret choice. */
  changed(moment: Moment): void;
  /** The present was replaced: by a snapshot, by an undo, or by null because there is no match. */
  moved(moment: Moment | null): void;
  /** A seat has taken back its choice. */
  undid?(seat: number): void;
}

/** How long a face is shown at a seat, in milliseconds. */
export const FACE_SHOWN = 5000;

export class Table {
  link: LinkState = $state("connecting");
  seq: number | null = $state(null);
  you = $state.raw<You>({ name: null, seat: null, host: false });
  facts = $state.raw<TableFacts | null>(null);
  /** Whether a match is being played or has just ended. */
  hasMatch = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  /** Messages about people who have just sat down, left, been replaced or come back. */
  about = $state.raw<readonly Said[]>([]);
  presence = $state.raw<Presence>({ type: "presence", online: [], watching: 0, away: {} });
  /** The faces that are shown at the seats now. */
  faces = $state.raw<Readonly<Record<number, Face>>>({});
  /** The server's clock minus this one, in milliseconds. */
  skew = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  /** The seats of people at this screen that the table waits for, whatever is on the screen. */
  owed = $state.raw<readonly number[]>([]);
  /** What happened while there was no connection; null once it need not be told any more. */
  missed = $state.raw<Missed | null>(null);
  private mark: Mark | null = null;
  private newest: Moment | null = null;
  private followers = new Set<Follower>();
  private socket: Link;
  private part: Part;

  constructor(
    readonly key: string,
    connect: (url: string, ears: ConstructorParameters<typeof Link>[1]) => Link = (url, ears) => new Link(url, ears),
    /** The seat of the person who looks, if several share this screen; null for what all of them may see. */
    readonly looker: number | null = null,
  ) {
    const url = new URL(`/api/tables/${key}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    this.part = new Part(key, (wish) => void this.socket.send(wish));
    this.socket = connect(url.href, {
      heard: (message) => this.hear(message),
      changed: (state) => this.changeLink(state),
      seen: () => this.seq,
      looker,
    });
  }

  /** The number of spectators other than the reader. */
  get watchers(): number {
    return this.presence.watching - (this.isSeated ? 0 : 1);
  }

  /** The names at the seats, including bots. */
  get names(): string[] {
    return this.facts?.seats.map((seat) => seat.name ?? "") ?? [];
  }

  /** The reader's seat; null for a spectator. */
  get mine(): SeatFacts | null {
    return this.you.seat === null ? null : (this.facts?.seats[this.you.seat] ?? null);
  }

  /** The seats of the people at this screen: several if they share it. */
  get seats(): readonly number[] {
    const { seat, seats } = this.you;
    if (seats?.length) return seats;
    return seat === null ? [] : [seat];
  }

  get isSeated(): boolean {
    return this.seats.length > 0;
  }

  /** Whether several people share this screen. */
  get isShared(): boolean {
    return this.seats.length > 1;
  }

  /** Whether the reader has not yet answered whether they play the next match. */
  get isInvited(): boolean {
    return this.facts?.status === "waiting" && this.seats.some((seat) => this.facts!.seats[seat]?.invited);
  }

  /** Follow the match from the present on; return a function that stops this. */
  follow(follower: Follower): () => void {
    this.followers.add(follower);
    follower.moved(this.newest);
    return () => this.followers.delete(follower);
  }

  /** Send a command and return the answer. A refusal is also kept for the page to show. */
  async send(wish: Wish): Promise<Answer> {
    this.refusal = null;
    const answer = await this.socket.send(wish);
    if (answer.type === "refused") this.refusal = answer;
    return answer;
  }

  /** Send a command whose refusal need not be shown. */
  ask(wish: Wish): Promise<Answer> {
    return this.socket.send(wish);
  }

  /** Choose an action in the moment with this number. */
  act(action: string, seq: number): Promise<Answer> {
    return this.send({ type: "act", action, seq });
  }

  /** Return why an action is not allowed; null if it is allowed. */
  async why(action: string): Promise<Refusal | null> {
    this.refusal = null;
    const answer = await this.socket.send({ type: "why", action });
    return answer.type === "reason" && answer.code !== "allowed" ? answer : null;
  }

  async hint(): Promise<Advice | null> {
    const answer = await this.send({ type: "hint" });
    return answer.type === "advice" ? answer : null;
  }

  close(): void {
    this.socket.close();
  }

  private hear(message: FromServer): void {
    if (message.type === "snapshot") this.begin(message);
    else if (message.type === "update") this.change(message);
    else if (message.type === "presence") this.meet(message);
    else if (message.type === "face") this.show(message);
    if (this.facts && (message.type === "snapshot" || message.type === "update")) {
      if (this.looker === null) this.part.answer(this.facts, this.seats[0] ?? null);
      this.owed = this.owing();
    }
  }

  private owing(): number[] {
    const { status, seats } = this.facts!;
    if (status !== "playing") return [];
    return this.newest?.view.to_act.filter((seat) => this.seats.includes(seat) && !seats[seat]?.bot) ?? [];
  }

  private changeLink(state: LinkState): void {
    if (this.link === "open" && state !== "open") this.mark ??= markOf(this.facts, this.newest);
    this.link = state;
  }

  /** The first presence after a reconnection comes when everything that was missed has come. */
  private meet(presence: Presence): void {
    this.presence = presence;
    if (this.mark) this.missed = missedSince(this.mark, this.facts, this.newest, this.mine?.name ?? null);
    this.mark = null;
  }

  private show(face: Face): void {
    this.faces = { ...this.faces, [face.seat]: face };
    setTimeout(() => {
      if (this.faces[face.seat] !== face) return;
      this.faces = Object.fromEntries(Object.entries(this.faces).filter(([, shown]) => shown !== face));
    }, FACE_SHOWN);
  }

  private begin(told: Snapshot): void {
    this.seq = told.seq;
    this.skew = told.now - Date.now();
    this.you = told.you;
    const before = this.facts;
    this.facts = told.table;
    this.chat = told.chat;
    if (told.about) this.about = told.about;
    const now = present(told);
    if (now) this.part.see(told.table.match, now.log);
    this.move(now);
    const seat = now && before?.match === told.table.match ? undoneSince(before, told.table) : -1;
    if (seat >= 0) this.tellUndo(seat);
  }

  private change(told: Update): void {
    if (this.seq !== null && told.seq <= this.seq) return;
    this.seq = told.seq;
    if (told.table) this.facts = { ...this.facts!, ...told.table } as TableFacts;
    if (told.about) this.about = told.about;
    if (told.chat) this.chat = [...this.chat, told.chat];
    if (told.moments) this.goOn(told, told.moments);
    if (told.about && this.newest) this.note(told.about);
  }

  private goOn({ seq, first }: Update, moments: readonly MomentFacts[]): void {
    if (moments.at(-1)?.view === null) return this.move(null);
    const told = { seq, moments, first, end: this.facts && endOf(this.facts) };
    const events = moments.flatMap((moment) => moment.events ?? []);
    const undo = events.find((event) => event.type === "undo");
    if (undo && this.newest) return this.undo(undo.seat, afterUndo(this.newest, undo.kept, told));
    const found = momentsAfter(this.newest, told);
    for (const { news } of found) this.part.see(this.facts!.match, news);
    this.newest = found.at(-1) ?? null;
    this.hasMatch = this.newest !== null;
    for (const follower of this.followers) {
      if (events.length) follower.happened(found);
      else if (this.newest) follower.changed(this.newest);
    }
  }

  private note(said: readonly Said[]): void {
    this.newest = withNotes(this.newest!, said);
    for (const follower of this.followers) follower.changed(this.newest);
  }

  private undo(seat: number, moment: Moment): void {
    this.move(moment);
    this.tellUndo(seat);
  }

  private tellUndo(seat: number): void {
    for (const follower of this.followers) follower.undid?.(seat);
  }

  private move(moment: Moment | null): void {
    this.newest = moment;
    this.hasMatch = moment !== null;
    for (const follower of this.followers) follower.moved(moment);
  }
}
