import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { Table } from "$/net/table.svelte";
import { words } from "$/words/words.svelte";
import After from "./After.svelte";
import { potatoMan } from "./pretended.svelte";

beforeEach(() => words.speak("en"));

it("shows the server's messages about the end until the reader goes on to the next match", async () => {
  const leave = vi.fn();
  const view = potatoMan(3, {
    scores: [[12, 12, 8]],
    ending: [
      ["say", "after-wins", { name: ["seat", 1] }, null],
      [
        "say",
        "after-tie-broken",
        {
          names: [
            "list",
            [
              ["seat", 0],
              ["seat", 1],
            ],
            "and",
          ],
          points: 12,
          best: 9,
        },
        null,
      ],
    ],
  });
  const end = { match: 1, result: { totals: [12, 12, 8], winners: [1] } };
  const next = { status: "waiting", hints: [], undos: [], seats: [{ kind: "person", name: "Ben", invited: false }] };
  const send = vi.fn().mockResolvedValue({ type: "done" });
  const table = {
    key: "KEY",
    facts: next,
    you: { seat: 0 },
    isSeated: true,
    isInvited: true,
    send,
  } as unknown as Table;
  const play = { view, names: view.names, seat: 0, seats: [], end, isCleared: false };
  const { rerender } = render(After, { table, play, leave });
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Ben wins!");
  expect(screen.getByText(/^Ann and Ben have 12 sacks each\./)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Rematch" })).toBeTruthy();
  await rerender({ play: { ...play, isCleared: true } });
  expect(screen.queryByRole("button", { name: "Rematch" })).toBeNull();
  expect(screen.getByText("Ben asks for a rematch.")).toBeTruthy();
  screen.getByRole("button", { name: "Count me in" }).click();
  expect(send).toHaveBeenCalledWith({ type: "rematch" });
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
});
