import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Ears, FromServer, Link, Wish } from "$/net/link";
import { Table } from "$/net/table.svelte";
import { now } from "$/ui/now.svelte";
import { words } from "$/words/words.svelte";
import PeoplePanel from "./PeoplePanel.svelte";
import type { Play } from "./play.svelte";
import { canRescue, presenceText } from "./presence";

const NOW = 1_000_000;
/** The server's clock is this far ahead. */
const SKEW = 5_000;
const AWAY = { since: NOW + SKEW - 20_000, bot: null, rescue: NOW + SKEW + 40_000 };

beforeAll(() => words.speak("en"));
beforeEach(() => void vi.stubGlobal("fetch", async () => new Response("{}")));

function around(away: object) {
  const seats = ["Ann", "Ben"].map((name) => ({ kind: "person", name, bot: null, entropy: false }));
  return {
    facts: { seats, settings: { clock: null } },
    presence: { type: "presence", online: [0], watching: 0, away: { 1: away } },
    skew: SKEW,
    you: { name: "Ann", seat: 0, host: true },
  } as unknown as Table;
}

test("the host can let a bot take over from the server's moment on, and never if there is none", () => {
  const can = (at: number, away: object = AWAY) => canRescue(around(away), 1, at);
  expect([can(NOW), can(NOW + 39_999), can(NOW + 40_000), can(NOW + 90_000)]).toEqual([false, false, true, true]);
  expect(can(NOW + 90_000, { ...AWAY, rescue: null })).toBe(false);
  expect(canRescue(around(AWAY), 0, NOW + 90_000), "who is there").toBe(false);
});

test("the time until then is counted down, for the host alone", () => {
  const table = around(AWAY);
  expect(presenceText(table, 1, NOW)).toContain("0:40");
  expect(presenceText(table, 1, NOW + 40_000)).toBe("away for 1:00");
  table.you.host = false;
  expect(presenceText(table, 1, NOW)).toBe("away for 0:20");
});

test("the button that lets a bot take over comes when it works, and asks the server for that", async () => {
  let ears: Ears;
  const sent: Wish[] = [];
  const link = { send: async (wish: Wish) => (sent.push(wish), { type: "done" }), close() {} } as unknown as Link;
  const table = new Table("KEY", (_, listening) => ((ears = listening), link));
  const { facts, presence, you } = around({ ...AWAY, rescue: NOW + 40_000 });
  const told = { ...facts, status: "playing", settings: { level: "medium", clock: null } };
  const snapshot = { type: "snapshot", version: 4, seq: 1, now: Date.now(), you, table: told, view: null, log: [] };
  ears!.heard({ ...snapshot, said: [], first: 0, chat: [] } as unknown as FromServer);
  ears!.heard(presence as FromServer);
  now.ms = NOW;
  const play = { presence: (seat: number) => (seat ? "away" : "here"), heir: () => null } as unknown as Play;
  render(PeoplePanel, { table, play });
  const button = () => screen.queryByRole("button", { name: "Let a bot take over" });
  expect(button()).toBeNull();
  now.ms = NOW + 41_000;
  await tick();
  await userEvent.click(button()!);
  expect(sent).toContainEqual({ type: "replace", seat: 1, level: "medium" });
});
