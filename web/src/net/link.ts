/** A socket to a table that reconnects by itself and resends unanswered commands with the same id. */
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
}

const VERSION = 2;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;

export class Link {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, { wish: Wish; answer: (answer: Answer) => void }>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;

  constructor(
    private readonly url: string,
    private readonly ears: Ears,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  private open(): void {
    this.ears.changed("connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", version: VERSION, seq: this.ears.seen() }));
      for (const [id, { wish }] of this.waiting) socket.send(JSON.stringify({ ...wish, id }));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => this.lost();
  }

  private hear(message: FromServer): void {
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
    this.timer = setTimeout(() => this.open(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
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
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...wish, id }));
    });
  }

  close(): void {
    this.isOver = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }
}
