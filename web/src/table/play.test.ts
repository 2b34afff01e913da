import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameModule } from "$/table/seen";
import { settings, type Pause } from "$/ui/settings.svelte";
import type { Listener, Table } from "$/net/table.svelte";
import type { GameEvent } from "$/net/views";
import { words } from "$/words/words.svelte";
import { Play } from "./play.svelte";

beforeEach(async () => {
  await words.speak("en");
  settings.set("fly", 0);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  settings.set("pause", 1200);
});

const ROUND = { kind: "round", stays: true };
const TRICK = { kind: "trick" };
const PLAY: GameEvent = { type: "play", seat: 1, card: "R7", leads: true };

function playing(scene: object | null, seat: number | null = null): { play: Play; tell: Listener } {
  let tell: Listener | undefined;
  const table = {
    names: ["Ann", "Ben"],
    isMyTurn: false,
    you: { seat },
    act: async () => ({ type: "done" }),
    listen: (listener: Listener) => ((tell = listener), () => true),
  };
  const module = { tell: () => [], sceneAt: () => scene };
  return { play: new Play(table as unknown as Table, module as unknown as GameModule), tell: tell! };
}

/** What is on the screen a minute after a trick or the end of a round. */
function aMinuteAfter(scene: object, pause: Pause): Play {
  settings.set("pause", pause);
  const { play, tell } = playing(scene);
  tell([PLAY], [PLAY], true);
  vi.advanceTimersByTime(60_000);
  return play;
}

test("the end of a round waits for whoever reads it, a trick does not", () => {
  expect(aMinuteAfter(TRICK, 600).scene).toBeNull();
  const play = aMinuteAfter(ROUND, 600);
  expect(play.scene).toBe(ROUND);
  play.skip();
  expect(play.scene).toBeNull();
});

test("who plays a card has read it; who wants no pauses gets none", () => {
  const play = aMinuteAfter(ROUND, 2000);
  void play.act("R7");
  expect(play.scene).toBeNull();
  expect(aMinuteAfter(ROUND, 0).scene).toBeNull();
});

test("who takes a choice back is named to the others until something happens", () => {
  const { play, tell } = playing(null, 0);
  tell([{ type: "undo", seat: 1, kept: 0 }], [], true);
  expect(play.tookBack).toBe(1);
  tell([PLAY], [PLAY], true);
  expect(play.tookBack).toBeNull();
  tell([{ type: "undo", seat: 0, kept: 0 }], [], true);
  expect(play.tookBack).toBeNull();
});
