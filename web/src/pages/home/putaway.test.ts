import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableLine } from "$generated/wire";
import type { Answer } from "$/net/link";
import { Table } from "$/net/table.svelte";
import { t, words } from "$/words/words.svelte";
import PutAway from "./PutAway.svelte";

const LINE = { key: "KEY", status: "playing" } as TableLine;

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.stubGlobal(
    "WebSocket",
    class {
      close() {}
    },
  );
  // jsdom shows no dialogs
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  await words.speak("en");
});

afterEach(() => void vi.unstubAllGlobals());

async function ask(done = vi.fn()) {
  render(PutAway, { line: LINE, done });
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  screen.getByText("The match will be abandoned without a result.");
  return done;
}
const sure = () => screen.getAllByRole("button", { name: "Close" }).at(-1)!;

test("closes a table after asking", async () => {
  const send = vi.spyOn(Table.prototype, "send").mockResolvedValue({ type: "done", id: "1", seq: 9 });
  const done = await ask();
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(sure());
  expect(send.mock.calls).toEqual([[{ type: "close" }]]);
  expect(done).toHaveBeenCalledOnce();
});

test("says why a table cannot be closed, and does nothing", async () => {
  const refused = {
    type: "refused" as const,
    id: "1",
    code: "players-present",
    params: {},
    rule: null,
    sentence: "Others.",
    said: ["say", "refused-players-present", {}, null],
  } satisfies Answer;
  vi.spyOn(Table.prototype, "send").mockResolvedValue(refused);
  const done = await ask();
  await userEvent.click(sure());
  expect((await screen.findByRole("alert")).textContent).toBe(t("refused-players-present"));
  expect(done).not.toHaveBeenCalled();
});
