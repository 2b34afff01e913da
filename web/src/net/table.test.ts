import { expect, test } from "vitest";
import type { Ears, FromServer, Link, Wish } from "./link";
import { Table } from "./table.svelte";

const FACTS = {
  game: "potato-man",
  players: 2,
  options: {},
  settings: {},
  status: "playing",
  match: 1,
  seats: [
    { kind: "person", name: "Ann", bot: null, entropy: false },
    { kind: "bot", name: "Bintje", bot: "easy", entropy: false },
  ],
  host: "Ann",
  commitment: "",
  entropy: [],
};

function opened() {
  let ears: Ears | undefined;
  const sent: Wish[] = [];
  const link = { send: async (wish: Wish) => (sent.push(wish), { type: "done", id: "1", seq: 1 }), close() {} };
  const table = new Table("KEY", (_, listening) => {
    ears = listening;
    return link as unknown as Link;
  });
  const say = (message: unknown) => ears!.heard(message as FromServer);
  say({
    type: "snapshot",
    version: 2,
    seq: 5,
    now: Date.now() + 60_000,
    you: { name: "Ann", seat: 0, host: true },
    table: FACTS,
    view: { game: "potato-man", to_act: [0], legal: ["R7"], trick: [], hand: ["R7", "B4"] },
    log: [{ type: "deal" }],
    first: 0,
    chat: [],
  });
  return { table, say, sent, ears: ears! };
}

test("a snapshot is all that is known", () => {
  const { table, ears } = opened();
  expect(table.isMyTurn).toBe(true);
  expect(table.names).toEqual(["Ann", "Bintje"]);
  expect(table.skew).toBeGreaterThan(50_000);
  expect(ears.seen()).toBe(5);
});

test("an update replaces fields and appends events", () => {
  const { table, say } = opened();
  const heard: unknown[] = [];
  table.listen((events, log, isNew) => heard.push([events.length, log.length, isNew]));
  say({ type: "update", seq: 6, events: [{ type: "play", seat: 0, card: "R7" }], view: { to_act: [1], legal: [] } });
  expect(table.isMyTurn).toBe(false);
  expect(table.log.map((event) => event.type)).toEqual(["deal", "play"]);
  expect((table.view as unknown as { hand: string[] }).hand).toEqual(["R7", "B4"]);
  expect(heard).toEqual([[1, 2, true]]);
});

test("an update that was seen before changes nothing", () => {
  const { table, say } = opened();
  say({ type: "update", seq: 5, view: { to_act: [1] } });
  expect(table.view!.to_act).toEqual([0]);
});

test("an undo drops what no longer holds", () => {
  const { table, say } = opened();
  say({ type: "update", seq: 6, events: [{ type: "play", seat: 0, card: "R7" }] });
  say({ type: "update", seq: 7, events: [{ type: "undo", seat: 0, kept: 1 }] });
  expect(table.log.map((event) => event.type)).toEqual(["deal"]);
});

test("a rematch puts the match away", () => {
  const { table, say } = opened();
  say({ type: "update", seq: 6, view: null, table: { status: "waiting", match: 2 } });
  expect([table.view, table.log, table.facts!.match]).toEqual([null, [], 2]);
});

test("a choice names the last update seen", async () => {
  const { table, sent } = opened();
  await table.act("R7");
  expect(sent).toEqual([{ type: "act", action: "R7", seq: 5 }]);
});

test("who only watches does not count himself", () => {
  const { table, say } = opened();
  say({ type: "presence", online: [], watching: 2, leaving: {} });
  expect(table.watchers).toBe(2);
  table.you = { name: null, seat: null, host: false };
  expect(table.watchers).toBe(1);
});

test("an update tells who came and went", () => {
  const { table, say } = opened();
  const about = [["say", "log-stands-up", { name: "Ann" }, null]];
  say({ type: "update", seq: 6, about });
  say({ type: "update", seq: 7 });
  expect(table.about).toEqual(about);
});
