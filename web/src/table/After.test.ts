import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import type { Table } from "$/net/table.svelte";
import { words } from "$/words/words.svelte";
import After from "./After.svelte";
import { potatoMan } from "./pretended.svelte";

beforeEach(() => words.speak("en"));

it("shows the server's messages about the end", () => {
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
  const facts = { game: "potato-man", match: 1, result: { totals: [12, 12, 8], winners: [1] } };
  const table = { key: "KEY", names: view.names, you: { seat: 0 }, facts } as unknown as Table;
  render(After, { table, view });
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Ben wins!");
  expect(screen.getByText(/^Ann and Ben have 12 sacks each\./)).toBeTruthy();
});
