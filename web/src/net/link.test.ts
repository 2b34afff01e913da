import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Link, type FromServer } from "./link";

class Socket {
  static all: Socket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  say(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  break() {
    this.readyState = 3;
    this.onclose();
  }
  close() {
    this.break();
  }
}

beforeEach(() => {
  Socket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function linked(seen: () => number | null = () => null) {
  const states: string[] = [];
  const heard: FromServer[] = [];
  const link = new Link("ws://here/", { heard: (m) => heard.push(m), changed: (s) => states.push(s), seen });
  return { link, states, heard };
}

test("says hello first, with the last number seen", () => {
  linked(() => 12);
  Socket.all[0]!.open();
  expect(Socket.all[0]!.sent).toEqual([{ type: "hello", version: 2, seq: 12 }]);
});

test("reconnects and resends unanswered commands with the same ids", async () => {
  const { link, states } = linked();
  Socket.all[0]!.open();
  const answer = link.send({ type: "start" });
  const id = Socket.all[0]!.sent[1]!.id;
  Socket.all[0]!.break();
  vi.advanceTimersByTime(2000);
  expect(states.at(-1)).toBe("connecting");
  Socket.all[1]!.open();
  expect(Socket.all[1]!.sent[1]).toEqual({ type: "start", id });
  Socket.all[1]!.say({ type: "done", id, seq: 3 });
  expect(await answer).toEqual({ type: "done", id, seq: 3 });
  Socket.all[1]!.break();
  vi.advanceTimersByTime(2000);
  Socket.all[2]!.open();
  expect(Socket.all[2]!.sent).toHaveLength(1);
});

test("waits longer and longer, up to a limit", () => {
  linked();
  for (let k = 0; k < 20; k++) {
    Socket.all.at(-1)!.break();
    vi.advanceTimersByTime(15_000);
  }
  expect(Socket.all).toHaveLength(21);
});

test("does not reconnect after a bye that says so", () => {
  const { states } = linked();
  Socket.all[0]!.open();
  Socket.all[0]!.say({ type: "bye", code: "protocol", again: false });
  Socket.all[0]!.break();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(states.at(-1)).toBe("refused");
});

test("stays closed once it is closed", () => {
  const { link } = linked();
  link.close();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});
