/** A table as this browser knows it: what the server told, put together as docs/protocol.md says. */
import type { Said } from "$generated/games";
import type { Advice, Line, Presence, Refusal, Snapshot, TableFacts, Update, You } from "$generated/wire";
import { Link, type Answer, type FromServer, type LinkState, type Wish } from "./link";
import type { GameEvent, TableEvent, View } from "./views";

/** Told of new events with the log they end; `isNew` is false for a log that was read as a whole. */
export type Listener = (events: TableEvent[], log: GameEvent[], isNew: boolean) => void;

export class Table {
  link: LinkState = $state("connecting");
  seq: number | null = $state(null);
  you = $state.raw<You>({ name: null, seat: null, host: false });
  facts = $state.raw<TableFacts | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<GameEvent[]>([]);
  /** The number of the first event in `log`. */
  first = $state(0);
  chat = $state.raw<Line[]>([]);
  /** Who has just sat down, left, been replaced or come back. */
  about = $state.raw<readonly Said[]>([]);
  presence = $state.raw<Presence>({ type: "presence", online: [], watching: 0, leaving: {} });
  /** The server's clock minus this one, in milliseconds. */
  skew = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  /** Whether the next match is on its way, so that the waiting room need not be seen. */
  isDealing = $state(false);
  private listeners = new Set<Listener>();
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

  /** Whose choice is asked for is told by `view.to_act`; this is whether it is the reader's. */
  get isMyTurn(): boolean {
    const { seat } = this.you;
    return seat !== null && this.view !== null && this.view.to_act.includes(seat) && this.view.legal.length > 0;
  }

  /** How many look on, without the reader. */
  get watchers(): number {
    return this.presence.watching - (this.you.seat === null ? 1 : 0);
  }

  /** The names at the seats, those of bots too. */
  get names(): string[] {
    return this.facts?.seats.map((seat) => seat.name ?? "") ?? [];
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Send a command. A refusal is kept for the page to show, and answered as well. */
  async send(wish: Wish): Promise<Answer> {
    this.refusal = null;
    const answer = await this.socket.send(wish);
    if (answer.type === "refused") this.refusal = answer;
    return answer;
  }

  act(action: string): Promise<Answer> {
    return this.send({ type: "act", action, seq: this.seq ?? 0 });
  }

  /** Why an action is not allowed; null where it is. */
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
    this.view = told.view;
    this.log = told.log;
    this.first = told.first;
    this.chat = told.chat;
    this.tell(this.log, false);
  }

  private change(told: Update): void {
    if (this.seq !== null && told.seq <= this.seq) return;
    this.seq = told.seq;
    const events: TableEvent[] = [];
    if (told.table) this.facts = { ...this.facts!, ...told.table } as TableFacts;
    for (const moment of told.moments ?? []) {
      if (moment.view === null) [this.view, this.log, this.first] = [null, [], 0];
      else this.view = { ...this.view, ...moment.view } as View;
      for (const event of moment.events ?? []) {
        this.append(event);
        events.push(event);
      }
    }
    if (told.first != null && told.first > this.first) {
      this.log = this.log.slice(told.first - this.first);
      this.first = told.first;
    }
    if (told.about) this.about = told.about;
    if (told.chat) this.chat = [...this.chat, told.chat];
    if (events.length) this.tell(events, true);
  }

  private append(event: TableEvent): void {
    if (event.type === "undo") this.log = this.log.slice(0, Math.max(0, event.kept - this.first));
    else this.log = [...this.log, event];
  }

  private tell(events: TableEvent[], isNew: boolean): void {
    for (const listener of this.listeners) listener(events, this.log, isNew);
  }
}
