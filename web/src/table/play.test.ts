import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MomentFacts } from "$generated/wire";
import { following, type Moment } from "$/net/moments";
import type { Follower, Table } from "$/net/table.svelte";
import { settings } from "$/ui/settings.svelte";
import { announcer } from "$/words/announce.svelte";
import { words } from "$/words/words.svelte";
import { Course } from "./course.svelte";
import { Play } from "./play.svelte";
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
    isOver: false,
  };
  const act = vi.fn(async () => ({ type: "done" }));
  const table = {
    names: ["Ann", "Ben", "Cleo"],
    you: { seat: 0 },
    facts: { seats },
    act,
    hint: async () => ({ values: [{ action: "R7" }] }),
    follow: (follower: Follower) => (follower.moved(present), () => undefined),
  } as unknown as Table;
  const course = new Course(table, { beats: { play: "card" } });
  const play = new Play(table, course);
  const happens = (...moments: MomentFacts[]) => {
    const found = following(present, { seq: present.seq + 1, moments, isOver: false });
    present = found.at(-1)!;
    course.happened(found);
  };
  return { play, course, act, happens };
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

test("says who has taken back a choice until something happens", () => {
  const { play, course, happens } = playing();
  course.undid(1);
  expect([play.tookBack, heard().length]).toEqual([1, 1]);
  happens(card(1, "B9"));
  expect(play.tookBack).toBeNull();
  course.undid(0);
  expect(play.tookBack).toBeNull();
});
