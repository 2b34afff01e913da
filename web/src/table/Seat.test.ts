import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { announcer } from "$/words/announce.svelte";
import { now } from "$/ui/now.svelte";
import { words } from "$/words/words.svelte";
import { potatoMan, Pretended } from "./pretended.svelte";
import Seat from "./Seat.svelte";

beforeAll(() => words.speak("en"));
const sitting = (change = {}) => new Pretended(potatoMan(3, change));

test("a bot shows its level, and on turn that it thinks", () => {
  render(Seat, { seen: sitting(), seat: 1 });
  expect(screen.getByText("Easy")).toBeTruthy();
  render(Seat, { seen: sitting({ to_act: [2] }), seat: 2 });
  expect(screen.getByText("Thinking…")).toBeTruthy();
});

test("the own seat says that it is your turn", () => {
  render(Seat, { seen: sitting(), seat: 0 });
  expect(screen.getByText("Your turn")).toBeTruthy();
});

test("who is away is counted down, and a bot that plays for somebody is named", () => {
  const seen = sitting({ to_act: [1] });
  seen.leaving = (seat) => (seat === 0 ? now.ms + 29_500 : null);
  render(Seat, { seen, seat: 0 });
  expect(screen.getByText("Away, 30 s")).toBeTruthy();
});

test("a clock runs out with a warning that is heard", async () => {
  const seen = sitting();
  seen.clock = () => ({ move: 9_000, reserve: 0 });
  render(Seat, { seen, seat: 0 });
  expect(screen.getByText("!").parentElement!.textContent).toContain("0:09");
  expect(announcer.lines.at(-1)?.text).toBe("Ten seconds left.");
});

test("a clock with time in reserve does not warn", () => {
  const seen = sitting();
  seen.clock = () => ({ move: 9_000, reserve: 60_000 });
  render(Seat, { seen, seat: 0 });
  expect(screen.queryByText("!")).toBeNull();
  expect(screen.getByText("+1:00", { exact: false })).toBeTruthy();
});
