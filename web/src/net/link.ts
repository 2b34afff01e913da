/** A socket to a table that reconnects by itself and resends unanswered commands with the same id.
 *
 * A line may be dead without a word: then nothing arrives any more. So silence is answered by a ping, and a ping that
 * is not answered means that the line is lost. */
import type { Wire } from "$generated/wire";

export type FromServer = Wire["server"];
type Command = Exclude<Wire["client"], { type: "hello" }>;
/** A command without its id, which the link adds. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;
export type Answer = Extract<FromServer, { id: string | null }>;
export type LinkState = "connecting" | "open" | "lost" | "refused";

export interface Ears {
  heard(message: FromServer): void;
  changed(state: LinkState): void;
  /** The number of the last update seen, or null before the first. */
  seen(): number | null;
  /** The seat of the person who looks, if several share this screen. */
  looker?: number | null;
}

const VERSION = 4;
const FIRST_WAIT = 300;
/** The longest wait before the next attempt, in the first minute without a connection and later. */
const LONGEST_WAIT = [1_500, 10_000] as const;
const MINUTE = 60_000;
const BEAT = 1_000;
/** The silence after which to ping, and the time for the answer; together less than ten seconds. */
const SILENCE = 3_000;
const PATIENCE = 3_500;
/** The shortest and the longest time for opening a line, which takes two journeys there and back, and how often the
 * last attempt's time the next may take. Browsers do not begin one while another hangs, so it must be given up first. */
const LEAST_PATIENCE = 1_500;
const MOST_PATIENCE = 10_000;
const SPARE = 3;

export class Link {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, { wish: Wish; answer: (answer: Answer) => void }>();
  private wait = FIRST_WAIT;
  /** The time for the next attempt: on a slow line, one that is given up too soon never succeeds, and on a quick one
   * nobody should wait for an attempt that hangs. */
  private patience = PATIENCE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval>;
  private isOver = false;
  /** When the last message came, and when something was asked to which nothing has come yet. */
  private heardAt = performance.now();
  private askedAt: number | null = null;

  constructor(
    private readonly url: string,
    private readonly ears: Ears,
  ) {
    this.open();
    this.heart = setInterval(this.beat, BEAT);
    addEventListener("online", this.back);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.hurry);
  }

  private open(): void {
    this.ears.changed("connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    const began = (this.askedAt = performance.now());
    socket.onopen = () => {
      this.askedAt = performance.now();
      this.patience = Math.min(Math.max(SPARE * (this.askedAt - began), LEAST_PATIENCE), MOST_PATIENCE);
      const { looker: seat } = this.ears;
      socket.send(JSON.stringify({ type: "hello", version: VERSION, seq: this.ears.seen(), looks: false, seat }));
      for (const [id, { wish }] of this.waiting) socket.send(JSON.stringify({ ...wish, id }));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => this.lost();
  }

  private hear(message: FromServer): void {
    [this.heardAt, this.askedAt] = [performance.now(), null];
    if (message.type === "bye") {
      this.isOver ||= !message.again;
      return;
    }
    this.wait = FIRST_WAIT;
    this.ears.changed("open");
    this.ears.heard(message);
    if ("id" in message && message.id !== null) {
      this.waiting.get(message.id)?.answer(message as Answer);
      this.waiting.delete(message.id);
    }
  }

  private lost(): void {
    this.socket = null;
    if (this.isOver) return this.ears.changed("refused");
    this.ears.changed("lost");
    // random delay, so that not all clients reconnect at once
    this.timer = setTimeout(() => this.open(), this.wait * (0.5 + Math.random() / 2));
    const isNew = performance.now() - this.heardAt < MINUTE;
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT[isNew ? 0 : 1]);
  }

  /** Give up the line without waiting for the browser, which may take minutes to notice. */
  private cut = (): void => {
    if (!this.socket || this.isOver) return;
    this.drop();
    this.lost();
  };

  private drop(): void {
    clearTimeout(this.timer);
    const { socket } = this;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.socket = null;
  }

  /** An attempt that began without a network may hang; begin another. A line that was open may be dead; ask. */
  private back = (): void => {
    if (this.isOver) return;
    if (this.socket?.readyState === WebSocket.OPEN) return this.ask();
    this.drop();
    this.wait = FIRST_WAIT;
    this.open();
  };

  private beat = (): void => {
    if (!this.socket || this.isOver) return;
    const now = performance.now();
    const isOpen = this.socket.readyState === WebSocket.OPEN;
    if (this.askedAt !== null) {
      if (now - this.askedAt <= (isOpen ? PATIENCE : this.patience)) return;
      if (!isOpen) this.patience = Math.min(this.patience * 1.7, MOST_PATIENCE);
      this.cut();
    } else if (now - this.heardAt > SILENCE && isOpen) this.ask();
  };

  /** See whether the line still lives. */
  private ask(): void {
    this.askedAt ??= performance.now();
    this.socket?.send(JSON.stringify({ type: "ping", id: "beat" }));
  }

  private hurry = (): void => {
    if (this.socket || this.isOver || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** Send a command and return the server's answer, even if the socket breaks in between. */
  send(wish: Wish): Promise<Answer> {
    const id = crypto.getRandomValues(new Uint32Array(4)).reduce((text, word) => text + word.toString(36), "");
    return new Promise((answer) => {
      this.waiting.set(id, { wish, answer });
      if (this.socket?.readyState !== WebSocket.OPEN) return;
      if (wish.type !== "hint") this.askedAt ??= performance.now(); // a hint may take longer
      this.socket.send(JSON.stringify({ ...wish, id }));
    });
  }

  close(): void {
    this.isOver = true;
    clearTimeout(this.timer);
    clearInterval(this.heart);
    removeEventListener("online", this.back);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.hurry);
    const { socket } = this;
    // Chromium reports it as an error if a socket is closed before it is open
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }
}
