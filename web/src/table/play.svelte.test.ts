import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MomentFacts } from "$generated/wire";
import { momentsAfter, type End, type Moment } from "$/net/moments";
import type { Follower, Table } from "$/net/table.svelte";
import { settings } from "$/ui/settings.svelte";
import { announcer } from "$/words/announce.svelte";
import { words } from "$/words/words.svelte";
import { Course } from "./course.svelte";
import { mutes } from "./mutes.svelte";
import { Play } from "./play.svelte";
import { announceTruth } from "./truth.svelte";
import { potatoMan } from "./pretended.svelte";

beforeEach(async () => {
  await words.speak("en");
  settings.set("fly", 250);
  settings.set("pause", 1200);
  announcer.lines = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const card = (seat: number, text: string, view: object = {}): MomentFacts =>
  ({
    events: [{ type: "play", seat, card: text }],
    said: [[["say", "log-play", { name: ["seat", seat], card: ["card", text] }, null]]],
    view,
  }) as unknown as MomentFacts;
const MINE = { to_act: [0], legal: ["R7", "G3"] };

function playing() {
  const seats = ["Ann", "Ben", "Cleo"].map((name) => ({ kind: "person", name, bot: null, entropy: false }));
  let present: Moment = {
    seq: 1,
    view: potatoMan(3, { to_act: [1], legal: [] }),
    first: 0,
    log: [],
    news: [],
    end: null,
  };
  const act = vi.fn(async () => ({ type: "done" }));
  const table = {
    names: ["Ann", "Ben", "Cleo"],
    you: { seat: 0 },
    isSeated: true,
    facts: { seats },
    act,
    hint: async () => ({ values: [{ action: "R7" }] }),
    follow: (follower: Follower) => (follower.moved(present), () => undefined),
  } as unknown as Table;
  const course = new Course(table, { beats: { play: "card" }, clears: [] });
  const play = new Play(table, course);
  const happens = (moment: MomentFacts, end: End | null = null) => {
    const found = momentsAfter(present, { seq: present.seq + 1, moments: [moment], end });
    present = found.at(-1)!;
    course.happened(found);
  };
  return { play, course, table, act, happens };
}
const heard = () => announcer.lines.map(({ text }) => text);

test("allows no choice until the cursor has reached the present, then announces the reader's turn", () => {
  const { play, happens } = playing();
  happens(card(1, "B9"));
  happens(card(2, "G4", MINE));
  expect([play.legal, heard()]).toEqual([[], ["Ben plays blue 9."]]);
  vi.advanceTimersByTime(1000);
  expect(play.legal).toEqual(["R7", "G3"]);
  expect(heard()).toEqual(["Ben plays blue 9.", "Cleo plays green 4.", "It is your turn."]);
});

test("announces the moment that it hurries to, but not those that it skips", () => {
  const { play, happens } = playing();
  for (const text of ["B9", "B8", "B7"]) happens(card(1, text));
  happens(card(2, "G4", MINE));
  play.hurry();
  expect(heard()).toEqual(["Ben plays blue 9.", "Cleo plays green 4.", "It is your turn."]);
});

test("sends a choice with the update of the moment that is shown", () => {
  const { play, act, happens } = playing();
  happens(card(1, "B9", MINE));
  expect(play.legal).toEqual(["R7", "G3"]);
  happens(card(2, "G4", MINE));
  expect(play.legal, "what is shown is behind").toEqual([]);
  void play.act("R7");
  expect(act).toHaveBeenCalledWith("R7", 2);
});

test("drops advice when the moment has passed", async () => {
  const { play, happens } = playing();
  happens(card(1, "B9", MINE));
  await play.hint();
  expect(play.pointed).toBe("R7");
  vi.advanceTimersByTime(1000);
  happens(card(2, "G4"));
  expect(play.pointed).toBeNull();
});

test("drops a hint that comes when the moment has passed", async () => {
  const { play, happens } = playing();
  happens(card(1, "B9", MINE));
  const hint = play.hint();
  happens(card(2, "G4", MINE));
  vi.advanceTimersByTime(1000);
  await hint;
  expect(play.pointed).toBeNull();
});

test("tells readers again that they have no seat if they had one in between", () => {
  const { play, happens } = playing();
  play.isTold = true;
  happens(card(1, "B9"));
  expect(play.isTold).toBe(false);
});

test("says who has taken back a choice until something happens", () => {
  const { play, course, happens } = playing();
  course.undid(1);
  expect([play.tookBack, heard().length]).toEqual([1, 1]);
  happens(card(1, "B9"));
  expect(play.tookBack).toBeNull();
  course.undid(0);
  expect(play.tookBack).toBeNull();
});

test("withdraws what is armed when a choice is taken back, and says so until something happens", () => {
  const { play, course, happens } = playing();
  const armed: (string | null)[] = ["R7", null, "G3"];
  const stop = play.onUndo(() => {
    const card = armed.shift();
    return card ? ["say", "hand-dropped", { card: ["card", card] }, null] : null;
  });
  course.undid(1);
  expect(play.dropped).not.toBeNull();
  expect(heard()).toEqual(["Ben undoes the last choice.", "red 7 is no longer played by itself."]);
  course.undid(1);
  expect(play.dropped).toBeNull();
  course.undid(0);
  expect(play.dropped).not.toBeNull();
  happens(card(1, "B9"));
  expect(play.dropped).toBeNull();
  stop();
  course.undid(1);
  expect(armed).toEqual([]);
});

test("asks the ear for what the eye sees", () => {
  const { happens } = playing();
  const take = (colour: string) => ["say", "action-take", { colour: ["say", `colour-${colour}`, {}, null] }, null];
  const called = { red: take("red"), blue: take("blue") };
  happens(card(1, "B9", { to_act: [0], legal: ["red", "blue"], ask: ["say", "co-your-take", {}, null], called }));
  expect(heard().at(-1)).toBe("Take a colour from the display. You can choose: take red or take blue.");
});

test("asks the ear again when the reader is asked twice in a row", () => {
  const { play, happens } = playing();
  happens(card(1, "B9", MINE));
  void play.act("R7");
  happens(card(0, "R7", { ...MINE, legal: ["red"], ask: ["say", "co-your-take", {}, null], called: {} }));
  expect(heard().slice(-2)).toEqual(["Ann plays red 7.", "Take a colour from the display."]);
});

test("reads an earlier moment aloud, offers no choice there, and asks again on return", () => {
  const { play, course, happens } = playing();
  happens(card(1, "B9"));
  happens(card(2, "G4", MINE));
  vi.advanceTimersByTime(1000);
  course.back();
  expect([play.isPast, play.legal, heard().at(-1)]).toEqual([true, [], "Ben plays blue 9."]);
  play.hurry();
  expect([play.isPast, play.legal, heard().slice(-2)]).toEqual([
    false,
    ["R7", "G3"],
    ["Cleo plays green 4.", "It is your turn."],
  ]);
});

test("keeps the seats of a match that is over, whoever sits there in the next one", () => {
  const { play, course, table, happens } = playing();
  happens(card(1, "B9"), { match: 1, result: { winners: [1] } } as unknown as End);
  vi.advanceTimersByTime(10_000);
  expect(play.isOver).toBe(true);
  course.moved(null);
  const bot = { kind: "bot", name: "Agria", bot: "easy" };
  Object.assign(table.facts!, { seats: [bot, bot, bot] });
  expect(play.seats.map(({ kind }) => kind)).toEqual(["person", "person", "person"]);
});

class Truth {
  readonly key = "KEY";
  about = $state.raw([]);
  chat = $state.raw<object[]>([]);
  presence = $state.raw<{ away: Record<number, { since: number; bot: number }> }>({ away: {} });
}

test("says and shows nothing of somebody who is muted, under no name and at no seat", () => {
  const { play } = playing();
  const table = new Truth();
  mutes.add(table, { name: "Dan", by: 3 });
  const done = $effect.root(() => announceTruth(table as unknown as Table, play));
  flushSync();
  const line = { name: "Dora", seat: null, text: "Hello", at: 1, by: 3 };
  table.chat = [line, { ...line, name: "Ben", seat: 1, text: "Hi", at: 2, by: 4 }];
  flushSync();
  expect(heard()).toEqual(["Ben says: Hi"]);
  Object.assign(play.table, { key: "KEY", faces: { 1: { face: "wow", by: 4 }, 2: { face: "wow", by: 3 } } });
  expect([play.face(1), play.face(2)]).toEqual(["wow", null]);
  mutes.remove(mutes.at(table)[0]!);
  expect(play.face(2)).toBe("wow");
  expect(mutes.at({ key: "OTHER" })).toEqual([]);
  done();
});

test("announces chat and people who leave at once", () => {
  const { play } = playing();
  const line = { name: "Ben", seat: 1, text: "Hello", at: 1 };
  const table = new Truth();
  const done = $effect.root(() => announceTruth(table as unknown as Table, play));
  flushSync();
  table.chat = [line, { ...line, seat: 0, name: "Ann", text: "Hi", at: 2 }];
  table.presence = { away: { 1: { since: Date.now(), bot: Date.now() + 60_000 } } };
  vi.spyOn(play, "absence").mockReturnValue({ since: Date.now(), bot: Date.now() + 60_000 });
  flushSync();
  table.chat = table.chat.map((old) => ({ ...old }));
  table.presence = { away: { 1: { since: Date.now(), bot: Date.now() + 59_000 } } };
  flushSync();
  expect(heard()).toEqual(["Ben says: Hello", "Ben is away. In 60 seconds a bot will take over."]);
  done();
});
