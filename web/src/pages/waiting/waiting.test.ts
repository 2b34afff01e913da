import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Ears, FromServer, Link } from "$/net/link";
import { Table } from "$/net/table.svelte";
import { announcer } from "$/words/announce.svelte";
import { words } from "$/words/words.svelte";
import Waiting from "./Waiting.svelte";

const person = (name: string) => ({ kind: "person", name, bot: null, entropy: false });
const FACTS = {
  game: "potato-man",
  players: 3,
  options: {},
  settings: { level: "medium" },
  status: "waiting",
  match: 1,
  seats: ["Ann", "Ben", "Cleo"].map(person),
  host: "Ann",
  commitment: "0".repeat(64),
  commitments: [null, null, null],
  deal: null,
};

beforeAll(() => words.speak("en"));
beforeEach(() => {
  announcer.lines = [];
  vi.stubGlobal("fetch", async () => new Response("{}"));
});

/** Open the waiting room as one of three; return how the server goes on. */
function waiting(seat: number, before: object = {}) {
  let ears: Ears;
  const link = { send: async () => ({ type: "done" }), close() {} } as unknown as Link;
  const table = new Table("KEY", (_, listening) => ((ears = listening), link));
  const you = { name: ["Ann", "Ben", "Cleo"][seat]!, seat, host: false };
  const snapshot = { type: "snapshot", version: 4, now: Date.now(), view: null, log: [], said: [], first: 0, chat: [] };
  let seq = 1;
  const say = (message: object) => (ears.heard(message as FromServer), tick());
  const told = (about?: unknown[], facts: object = {}) => say({ type: "update", seq: ++seq, about, table: facts });
  void say({ ...snapshot, seq, you, table: FACTS, ...before });
  void say({ type: "presence", online: [0, 1, 2], watching: 0, away: {} });
  render(Waiting, { table });
  return { told, meet: (more: object) => say({ ...snapshot, seq: ++seq, table: FACTS, ...more }), you };
}
const message = (id: string, name: string) => ["say", id, { name }, null];
const news = () => document.querySelector("[data-news]")?.textContent ?? "";
const heard = () => announcer.lines.map(({ text }) => text);

test("a third person sees and hears that the host changes, and no news from before they came", async () => {
  const { told } = waiting(2, { about: [message("log-stands-up", "Dan")] });
  await tick();
  expect(news()).toBe("");
  await told([message("log-hosts", "Ben")], { host: "Ben" });
  expect(news()).toBe("The host is away: Ben stands in.");
  await told(undefined, { seats: FACTS.seats.map((seat) => ({ ...seat, entropy: true })) });
  expect(news()).toBe("The host is away: Ben stands in.");
  await told([message("log-hosts-again", "Ann")], { host: "Ann" });
  expect(news()).toBe("Ann is back as the host.");
  expect(heard()).toEqual(["The host is away: Ben stands in.", "Ann is back as the host."]);
});

test("whoever stands in is told so as long as they do", async () => {
  const { told, meet, you } = waiting(1);
  const standsIn = { ...you, host: true, stands_in: true };
  await meet({ you: standsIn, table: { ...FACTS, host: "Ben" }, about: [message("log-hosts", "Ben")] });
  expect(screen.getByText(/you stand in/)).toBeTruthy();
  expect(news(), "it is said once").toBe("");
  await told([message("log-stands-up", "Cleo")]);
  expect(news()).toBe("Cleo leaves the table.");
  expect(screen.getByText(/you stand in/)).toBeTruthy();
  await meet({ you, about: [message("log-hosts-again", "Ann")] });
  expect(screen.queryByText(/you stand in/)).toBeNull();
});
