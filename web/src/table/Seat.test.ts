import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { announcer } from "$/words/announce.svelte";
import { now } from "$/ui/now.svelte";
import { words } from "$/words/words.svelte";
import { potatoMan, Pretended } from "./pretended.svelte";
import Seat from "./Seat.svelte";

beforeAll(() => words.speak("en"));
const sitting = (change = {}) => new Pretended(potatoMan(3, change));

test("shows the level of a bot, and that it is thinking", () => {
  render(Seat, { seen: sitting(), seat: 1 });
  expect(screen.getByText("Easy")).toBeTruthy();
  render(Seat, { seen: sitting({ to_act: [2] }), seat: 2 });
  expect(screen.getByText("Thinking…")).toBeTruthy();
});

test("says the temperament of a bot also where only the level is shown", () => {
  const seen = sitting();
  const facts = { ...seen.seats[1]!, temperament: "bold" as const };
  Object.defineProperty(seen, "seats", { value: seen.seats.map((one, seat) => (seat === 1 ? facts : one)) });
  render(Seat, { seen, seat: 1 });
  expect(screen.getByTitle("Easy, bold").textContent).toContain("Easy, bold");
  expect(screen.getByText("Easy", { exact: true }).getAttribute("aria-hidden")).toBe("true");
});

test("says that it is the reader's turn", () => {
  render(Seat, { seen: sitting(), seat: 0 });
  expect(screen.getByText("Your turn")).toBeTruthy();
});

test("counts down for an absent player, and names a bot that plays for somebody", () => {
  const seen = sitting({ to_act: [1] });
  seen.absence = (seat) => (seat === 0 ? { since: now.ms - 30_500, bot: now.ms + 29_500 } : null);
  render(Seat, { seen, seat: 0 });
  expect(screen.getByText("Away, bot in 0:30")).toBeTruthy();
});

test("warns aloud before a clock runs out", async () => {
  const seen = sitting();
  seen.clock = () => ({ move: 9_000, reserve: 0 });
  render(Seat, { seen, seat: 0 });
  expect(screen.getByText("!").parentElement!.textContent).toContain("0:09");
  expect(announcer.lines.at(-1)?.text).toBe("Ten seconds left.");
});

test("does not warn while there is time in reserve", () => {
  const seen = sitting();
  seen.clock = () => ({ move: 9_000, reserve: 60_000 });
  render(Seat, { seen, seat: 0 });
  expect(screen.queryByText("!")).toBeNull();
  expect(screen.getByText("+1:00", { exact: false })).toBeTruthy();
});
