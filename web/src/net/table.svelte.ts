/** A table as this browser knows it, assembled from the server's messages as docs/protocol.md describes. */
import type { Said } from "$generated/games";
import type {
  Advice,
  ChatLine,
  MomentFacts,
  Presence,
  Refusal,
  Snapshot,
  TableFacts,
  Update,
  You,
} from "$generated/wire";
import { Link, type Answer, type FromServer, type LinkState, type Wish } from "./link";
import { endOf, following, present, undone, type Moment } from "./moments";

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
  presence = $state.raw<Presence>({ type: "presence", online: [], watching: 0, leaving: {} });
  /** The server's clock minus this one, in milliseconds. */
  skew = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  private newest: Moment | null = null;
  private followers = new Set<Follower>();
  private socket: Link;

  constructor(
    readonly key: string,
    connect: (url: string, ears: ConstructorParameters<typeof Link>[1]) => Link = (url, ears) => new Link(url, ears),
  ) {
    const url = new URL(`/api/tables/${key}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    this.socket = connect(url.href, {
      heard: (message) => this.hear(message),
      changed: (state) => (this.link = state),
      seen: () => this.seq,
    });
  }

  /** The number of spectators other than the reader. */
  get watchers(): number {
    return this.presence.watching - (this.you.seat === null ? 1 : 0);
  }

  /** The names at the seats, including bots. */
  get names(): string[] {
    return this.facts?.seats.map((seat) => seat.name ?? "") ?? [];
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

  /** Choose an action in the moment with this number. */
  act(action: string, seq: number): Promise<Answer> {
    return this.send({ type: "act", action, seq });
  }

  /** Return why an action is not allowed; null if it is allowed. */
  async why(action: string): Promise<Refusal | null> {
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
    else if (message.type === "presence") this.presence = message;
  }

  private begin(told: Snapshot): void {
    this.seq = told.seq;
    this.skew = told.now - Date.now();
    this.you = told.you;
    this.facts = told.table;
    this.chat = told.chat;
    this.move(present(told));
  }

  private change(told: Update): void {
    if (this.seq !== null && told.seq <= this.seq) return;
    this.seq = told.seq;
    if (told.table) this.facts = { ...this.facts!, ...told.table } as TableFacts;
    if (told.about) this.about = told.about;
    if (told.chat) this.chat = [...this.chat, told.chat];
    if (told.moments) this.goOn(told, told.moments);
  }

  private goOn({ seq, first }: Update, moments: readonly MomentFacts[]): void {
    if (moments.at(-1)?.view === null) return this.move(null);
    const told = { seq, moments, first, end: this.facts && endOf(this.facts) };
    const events = moments.flatMap((moment) => moment.events ?? []);
    const undo = events.find((event) => event.type === "undo");
    if (undo && this.newest) return this.undo(undo.seat, undone(this.newest, undo.kept, told));
    const found = following(this.newest, told);
    this.newest = found.at(-1) ?? null;
    this.hasMatch = this.newest !== null;
    for (const follower of this.followers) {
      if (events.length) follower.happened(found);
      else if (this.newest) follower.changed(this.newest);
    }
  }

  private undo(seat: number, moment: Moment): void {
    this.move(moment);
    for (const follower of this.followers) follower.undid?.(seat);
  }

  private move(moment: Moment | null): void {
    this.newest = moment;
    this.hasMatch = moment !== null;
    for (const follower of this.followers) follower.moved(moment);
  }
}
