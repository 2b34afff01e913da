import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { CheckFacts, RecordFacts, TableFacts } from "$generated/wire";
import { api } from "$/net/api";
import { commit, drawSeat, Part } from "$/net/shuffling";
import { sha256 } from "$/net/sha256";
import type { GameEvent } from "$/net/views";
import { words } from "$/words/words.svelte";
import Check from "./Check.svelte";

const SEED = "00".repeat(32);
const SEATS = [{ name: "Ann" }, { name: "Ben" }];
const COUNTS = { committed: 0, started: 0, shuffles: 1, choices: 1, events: 1 };
const CARDS = { type: "deal", hands: [["R7"], null] } as unknown as GameEvent;

beforeEach(() => words.speak("en"));
beforeEach(() => localStorage.clear());

/** Be dealt cards in match 1 with Ben's text "two", at the seat of Ann or as a spectator; return Ann's text. */
function dealt({ redraws = 0, seat = 0 as number | null } = {}): string {
  let text = "";
  const part = new Part("KEY", (wish) => void (wish.type === "reveal" && ({ text } = wish)));
  const commitment = sha256(new Uint8Array(32));
  const deal = { step: "reveal", missing: [], draws: true };
  for (let match = 1 - redraws; match <= 1; match++) {
    const table = { status: "waiting", match, seats: SEATS, commitment, commitments: [commit(), sha256("two")], deal };
    part.answer(table as unknown as TableFacts, seat);
  }
  part.see(1, [{ number: 0, event: CARDS }]);
  return text;
}

/** Show the check of a match with these texts; the server says that all is well. */
async function shown(
  entropy: string[],
  { number = 1, log = [{ ...CARDS, hands: [["R7"], ["B4"]] }] as object[] } = {},
) {
  const check = { match: number, holds: true, without: [], commitment: "", ...COUNTS } as object;
  const record = { seed: SEED, entropy, starter: drawSeat(SEED, entropy, 2), log } as object;
  vi.spyOn(api, "check").mockResolvedValue(check as CheckFacts);
  vi.spyOn(api, "record").mockResolvedValue(record as RecordFacts);
  render(Check, { key: "KEY", match: 1, table: { game: "potato-man", match: 1, seats: SEATS } as TableFacts });
  await screen.findByRole("heading", { name: /deal/ });
  expect(api.check).toHaveBeenLastCalledWith("KEY", 1);
  return document.querySelector(".verdict h2")!.textContent;
}

it("has a green seal only for a whole deal that this browser has compared", async () => {
  expect(await shown([dealt(), "two"])).toBe("The deal checks out");
});

it("has no green seal if nothing was kept, whatever number the answer names", async () => {
  expect(await shown(["one", "two"], { number: 7 })).toBe("The deal is only partly proven");
  expect(screen.getByText(/kept nothing from before the deal/)).toBeTruthy();
});

it("compares with the match that was asked for, whatever number the answer names", async () => {
  dealt();
  expect(await shown(["one", "two"], { number: 7 })).toBe("The deal does not check out");
});

it("names who withheld a text though the server names nobody", async () => {
  expect(await shown([dealt()])).toBe("The deal is only partly proven");
  expect(screen.getByText(/^Ben’s addition did not come in time/)).toBeTruthy();
});

it("tells how often texts were revealed before without cards", async () => {
  expect(await shown([dealt({ redraws: 2 }), "two"])).toBe("The deal is only partly proven");
  expect(screen.getByText(/had been revealed 2 times already/)).toBeTruthy();
});

it("proves less to spectators, who add nothing", async () => {
  dealt({ seat: null });
  expect(await shown(["two"])).toBe("The deal is only partly proven");
  expect(screen.getByText(/You were watching/)).toBeTruthy();
});

it("notices a record with other cards than were shown", async () => {
  expect(await shown([dealt(), "two"], { log: [{ ...CARDS, hands: [["R8"], ["B4"]] }] })).toBe(
    "The deal does not check out",
  );
});
