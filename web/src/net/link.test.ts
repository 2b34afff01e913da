import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Link, type FromServer } from "./link";

class Socket {
  static all: Socket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose: (() => void) | null = () => {};
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
    this.onclose?.();
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
  expect(Socket.all[0]!.sent).toEqual([{ type: "hello", version: 4, seq: 12, looks: false }]);
});

test("reconnects and resends unanswered commands with the same ids", async () => {
  const { link, states } = linked();
  Socket.all[0]!.open();
  const answer = link.send({ type: "start" });
  const id = Socket.all[0]!.sent[1]!.id;
  Socket.all[0]!.break();
  vi.advanceTimersByTime(400);
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
  const { link } = linked();
  const waited: number[] = [];
  for (let k = 0; k < 30; k++) {
    const before = Socket.all.length;
    Socket.all.at(-1)!.break();
    const start = performance.now();
    while (Socket.all.length === before) vi.advanceTimersByTime(50);
    waited.push(performance.now() - start);
    vi.advanceTimersByTime(3_000);
  }
  expect(Math.max(...waited.slice(0, 10))).toBeLessThan(1_600);
  expect(Math.max(...waited)).toBeLessThan(10_100);
  expect(Math.min(...waited.slice(-3))).toBeGreaterThan(2_500);
  link.close();
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

test("pings in silence, and gives up a line that does not answer within ten seconds", () => {
  const { states } = linked();
  const first = Socket.all[0]!;
  first.open();
  first.say({ type: "presence", online: [], watching: 0, away: {} });
  vi.advanceTimersByTime(3_000);
  expect(first.sent).toHaveLength(1);
  vi.advanceTimersByTime(2_500);
  expect(first.sent.at(-1)).toEqual({ type: "ping", id: "beat" });
  first.say({ type: "pong", id: "beat", now: 0 });
  vi.advanceTimersByTime(3_000);
  expect(states.at(-1)).toBe("open");
  vi.advanceTimersByTime(7_000);
  expect(states).toContain("lost");
  expect(Socket.all.length).toBeGreaterThan(1);
});

test("a line with two seconds of delay is not lost", () => {
  const { states } = linked();
  const line = Socket.all[0]!;
  line.open();
  line.say({ type: "presence", online: [], watching: 0, away: {} });
  for (let k = 0; k < 60; k++) {
    const asked = line.sent.length;
    vi.advanceTimersByTime(500);
    if (line.sent.length > asked) {
      vi.advanceTimersByTime(2_000);
      line.say({ type: "pong", id: "beat", now: 0 });
    }
  }
  expect(line.sent.length).toBeGreaterThan(2);
  expect(states).not.toContain("lost");
});

test("knows at once that the browser is offline, and hurries when it is back", () => {
  const { states } = linked();
  Socket.all[0]!.open();
  Socket.all[0]!.say({ type: "presence", online: [], watching: 0, away: {} });
  dispatchEvent(new Event("offline"));
  expect(states.at(-1)).toBe("lost");
  dispatchEvent(new Event("online"));
  expect(states.at(-1)).toBe("connecting");
});

test("asks at once when the browser is online again, as the line may be dead", () => {
  const { states } = linked();
  const first = Socket.all[0]!;
  first.open();
  first.say({ type: "presence", online: [], watching: 0, away: {} });
  dispatchEvent(new Event("online"));
  expect(first.sent.at(-1)).toEqual({ type: "ping", id: "beat" });
  vi.advanceTimersByTime(4_600);
  expect(states).toContain("lost");
});

/** Lose a line that took so long to open, and let the next attempts hang for some time; return when one succeeds. */
function resume(opening: number, outage: number): number {
  const { states, link } = linked();
  const answer = (socket: Socket) => {
    if (socket.readyState !== 0) return;
    socket.open();
    socket.say({ type: "presence", online: [], watching: 0, away: {} });
  };
  vi.advanceTimersByTime(opening);
  answer(Socket.all[0]!);
  Socket.all[0]!.break();
  vi.advanceTimersByTime(outage);
  const [hanging, back] = [Socket.all.length, performance.now()];
  states.length = 0;
  for (let n = hanging; !states.includes("open"); vi.advanceTimersByTime(50))
    if (Socket.all.length > n) setTimeout(answer, opening, Socket.all[n++]);
  link.close();
  return performance.now() - back;
}

test("goes on within three seconds on a line that was quick, although an attempt hangs that was made without it", () => {
  expect(resume(100, 1_000)).toBeLessThan(3_000);
});

test("is patient with a line that was slow", () => {
  resume(3_000, 0);
  expect(Socket.all).toHaveLength(2);
});

test("gives up an attempt that hangs", () => {
  linked();
  vi.advanceTimersByTime(8_000);
  expect(Socket.all.length).toBeGreaterThan(1);
});

test("opens a line on which every journey there and back takes three seconds", () => {
  const { states } = linked();
  for (let k = 0; !states.includes("open") && k < 10; k++) {
    const attempt = Socket.all.at(-1)!;
    setTimeout(() => attempt.readyState === 0 && attempt.open(), 6_000);
    setTimeout(() => attempt.readyState === 1 && attempt.say({ type: "pong", id: "beat", now: 0 }), 9_000);
    vi.advanceTimersByTime(9_500);
  }
  expect(states).toContain("open");
});

test("a hint takes its time, and a dead line is noticed meanwhile", () => {
  const { link, states } = linked();
  const first = Socket.all[0]!;
  first.open();
  first.say({ type: "presence", online: [], watching: 0, away: {} });
  void link.send({ type: "hint" });
  for (let k = 0; k < 6; k++) {
    vi.advanceTimersByTime(5_000);
    expect(first.sent.at(-1)).toEqual({ type: "ping", id: "beat" });
    first.say({ type: "pong", id: "beat", now: 0 });
  }
  expect(states).not.toContain("lost");
  vi.advanceTimersByTime(9_000);
  expect(states).toContain("lost");
});

test("closes an attempt only once it has succeeded", () => {
  const { link } = linked();
  const first = Socket.all[0]!;
  link.close();
  expect(first.readyState).toBe(0);
  first.open();
  expect([first.readyState, first.sent]).toEqual([3, []]);
});
