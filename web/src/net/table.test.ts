import { expect, test } from "vitest";
import type { Ears, FromServer, Link, Wish } from "./link";
import type { Moment } from "./moments";
import { recall } from "./shuffling";
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
  commitments: [null, null],
  deal: null,
  entropy: [],
  undos: [0, 0],
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
  const snapshot = {
    type: "snapshot",
    version: 4,
    seq: 5,
    now: Date.now() + 60_000,
    you: { name: "Ann", seat: 0, host: true },
    table: FACTS,
    view: { game: "potato-man", to_act: [0], legal: ["R7"], trick: [], hand: ["R7", "B4"] },
    log: [{ type: "deal" }],
    said: [[["say", "log-round", {}, null]]],
    first: 0,
    chat: [],
  };
  say(snapshot);
  const told: string[] = [];
  let newest: Moment | null = null;
  table.follow({
    happened: (moments) => void (told.push(`happened ${moments.length}`), (newest = moments.at(-1)!)),
    changed: (moment) => void (told.push("changed"), (newest = moment)),
    moved: (moment) => void (told.push("moved"), (newest = moment)),
    undid: (seat) => told.push(`undid ${seat}`),
  });
  return { table, say, snapshot, sent, told, now: () => newest, ears: ears! };
}
const types = (moment: Moment | null) => moment?.log.map(({ event }) => event.type);
const played = (card: string, view: object = {}) => ({
  events: [{ type: "play", seat: 0, card }],
  said: [[["say", "log-play", {}, null]]],
  view,
});

test("replaces everything by a snapshot", () => {
  const { table, now, ears } = opened();
  expect(now()).toMatchObject({ seq: 5, first: 0, news: [], view: { legal: ["R7"] } });
  expect(now()!.log).toEqual([{ number: 0, event: { type: "deal" }, said: [["say", "log-round", {}, null]] }]);
  expect(table.hasMatch).toBe(true);
  expect(table.names).toEqual(["Ann", "Bintje"]);
  expect(table.skew).toBeGreaterThan(50_000);
  expect(ears.seen()).toBe(5);
});

test("passes on the moments of an update, each with the fields changed so far", () => {
  const { say, now, told } = opened();
  const trick = { events: [{ type: "trick", winner: 1 }], said: [[]], view: { trick: [], to_act: [1] } };
  say({ type: "update", seq: 6, moments: [played("R7", { trick: [[0, "R7"]], to_act: [], legal: [] }), trick] });
  expect(told).toEqual(["moved", "happened 2"]);
  expect(types(now())).toEqual(["deal", "play", "trick"]);
  expect(now()).toMatchObject({ seq: 6, view: { hand: ["R7", "B4"], trick: [], to_act: [1], legal: [] } });
  expect(now()!.news.map(({ number }) => number)).toEqual([2]);
});

test("changes only the present if there are no events", () => {
  const { say, now, told } = opened();
  say({ type: "update", seq: 6, moments: [{ view: { chosen: [1] } }] });
  say({ type: "update", seq: 7, chat: { name: "Ann", seat: 0, text: "Hi", at: 1 } });
  expect([told, now()!.view.chosen]).toEqual([["moved", "changed"], [1]]);
});

test("ignores an update that it has already seen", () => {
  const { say, told } = opened();
  say({ type: "update", seq: 5, moments: [{ view: { to_act: [1] } }] });
  expect(told).toEqual(["moved"]);
});

test("drops the events that were taken back", () => {
  const { say, now, told } = opened();
  say({ type: "update", seq: 6, moments: [played("R7", { hand: ["B4"] })] });
  const undo = { events: [{ type: "undo", seat: 0, kept: 1 }], said: [[]], view: { hand: ["R7", "B4"] } };
  say({ type: "update", seq: 7, moments: [undo] });
  expect(types(now())).toEqual(["deal"]);
  expect([now()!.seq, told.slice(-2)]).toEqual([7, ["moved", "undid 0"]]);
});

test("says after a reconnection that a choice was taken back meanwhile", () => {
  const { say, told, snapshot } = opened();
  say({ ...snapshot, seq: 9, table: { ...FACTS, undos: [0, 1] } });
  expect(told.slice(-2)).toEqual(["moved", "undid 1"]);
});

test("keeps in the log who took a choice back and who came to the table", () => {
  const { say, now, told } = opened();
  const said = ["say", "undone", { name: ["seat", 0] }, null];
  const about = ["say", "log-takes-over", { name: "Dan", before: "Ben" }, null];
  say({ type: "update", seq: 6, moments: [played("R7", { hand: ["B4"] })] });
  const undo = { events: [{ type: "undo", seat: 0, kept: 1 }], said: [[said]], view: { hand: ["R7", "B4"] } };
  say({ type: "update", seq: 7, moments: [undo] });
  say({ type: "update", seq: 8, about: [about] });
  expect(types(now())).toEqual(["deal"]);
  expect(now()!.log.at(-1)!.said.slice(-2)).toEqual([said, about]);
  expect(now()!.log.at(-1)!.after).toEqual([about]);
  expect(told.at(-1)).toBe("changed");
});

test("drops events that an option hides (CO-16)", () => {
  const { say, now } = opened();
  say({ type: "update", seq: 6, moments: [played("R7"), played("B4")], first: 2 });
  expect([now()!.first, now()!.log.map(({ number }) => number)]).toEqual([2, [2]]);
});

test("has no match after a rematch", () => {
  const { table, say, now } = opened();
  say({ type: "update", seq: 6, moments: [{ view: null }], table: { status: "waiting", match: 2 } });
  expect([now(), table.hasMatch, table.facts!.match]).toEqual([null, false, 2]);
});

test("keeps the cards as they were shown, to compare them with the record", () => {
  localStorage.clear();
  const { say } = opened();
  const deal = { step: "reveal", missing: [], patient: false, draws: true };
  say({ type: "update", seq: 6, moments: [{ view: null }], table: { status: "waiting", match: 2, deal } });
  const cards = { type: "deal", hands: [["R7"], null] };
  const moment = { events: [cards], said: [[]], view: { game: "potato-man", to_act: [], legal: [] } };
  say({ type: "update", seq: 7, moments: [moment], table: { status: "playing", deal: null } });
  expect(recall("KEY", 2)?.seen).toEqual([[0, cards]]);
  const other = { type: "deal", hands: [["R8"], null] };
  const snapshot = { version: 4, now: 0, you: { name: "Ann", seat: 0, host: true }, said: [[]], first: 0, chat: [] };
  const table = { ...FACTS, match: 2 };
  say({ ...snapshot, type: "snapshot", seq: 8, table, view: { to_act: [], legal: [] }, log: [other] });
  expect(recall("KEY", 2)?.seen).toEqual([
    [0, cards],
    [0, other],
  ]);
});

test("sends a choice with the number of its moment", async () => {
  const { table, sent } = opened();
  await table.act("R7", 4);
  expect(sent).toEqual([{ type: "act", action: "R7", seq: 4 }]);
});

test("does not count the reader among the spectators", () => {
  const { table, say } = opened();
  say({ type: "presence", online: [], watching: 2, away: {} });
  expect(table.watchers).toBe(2);
  table.you = { name: null, seat: null, host: false };
  expect(table.watchers).toBe(1);
});

test("has the messages about who came and went", () => {
  const { table, say } = opened();
  const about = [["say", "log-stands-up", { name: "Ann" }, null]];
  say({ type: "update", seq: 6, about });
  say({ type: "update", seq: 7 });
  expect(table.about).toEqual(about);
});
