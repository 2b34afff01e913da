import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Refusal } from "$generated/wire";
import { api, Refused } from "$/net/api";
import { takeBeginning } from "$/net/begin";
import { guest } from "$/net/me.svelte";
import { route } from "$/ui/router.svelte";
import { DEFAULTS, settings } from "$/ui/settings.svelte";
import { words } from "$/words/words.svelte";
import NewForm from "./NewForm.svelte";
import { option, POTATO_MAN } from "./pretended";
import SettingsForm from "$/ui/SettingsForm.svelte";

const GOLD = { rule: "PM-21", help: "worth of a gold sack", allowed: "a whole number of at least 0", default: 5 };
const GAME = { ...POTATO_MAN, options: [option("gold", { ...GOLD, least: 0, most: 100 })] };

beforeEach(async () => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.stubGlobal("scrollTo", () => undefined);
  await words.speak("en");
  guest.name = "Ann";
  vi.spyOn(guest, "known").mockResolvedValue();
});

test("asks who begins only where that matters", () => {
  const { unmount } = render(NewForm, { game: GAME });
  expect(screen.getByText("Who starts")).toBeTruthy();
  unmount();
  render(NewForm, { game: { ...GAME, starter: false } });
  expect(screen.queryByText("Who starts")).toBeNull();
});

test("requests a table for three with one bot, and lets its page sit down", async () => {
  const open = vi.spyOn(api, "open").mockResolvedValue({ key: "KEY", path: "/t/KEY", socket: "" });
  render(NewForm, { game: GAME });
  await userEvent.click(screen.getByRole("radio", { name: "3" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Seat 3" }), "hard");
  await userEvent.click(screen.getByRole("button", { name: "Open the table" }));
  expect(open.mock.calls[0]![0]).toMatchObject({ game: "potato-man", players: 3, bots: { 2: "hard" }, options: {} });
  expect(takeBeginning("KEY")).toEqual({ name: "Ann", start: false, beside: [] });
  expect(route.path).toBe("/t/KEY");
});

test("deals at once if bots have all other seats", async () => {
  vi.spyOn(api, "open").mockResolvedValue({ key: "KEY", path: "/t/KEY", socket: "" });
  render(NewForm, { game: GAME });
  await userEvent.click(screen.getByRole("radio", { name: "2" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Seat 2" }), "easy");
  await userEvent.click(screen.getByRole("button", { name: "Deal the cards" }));
  expect(takeBeginning("KEY")).toEqual({ name: "Ann", start: true, beside: [] });
});

test("shows a refused option at its field", async () => {
  const told: Refusal = {
    code: "bad-option-value",
    params: { option: "gold", value: "7" },
    rule: "PM-21",
    sentence: "no",
    said: [
      "say",
      "refused-bad-option-value",
      {
        option: ["say", "option-gold", {}, null],
        value: 7,
        allowed: ["say", "allowed-range", { least: 0, most: 100 }, null],
      },
      "PM-21",
    ],
  };
  vi.spyOn(api, "open").mockRejectedValue(new Refused(told, 422));
  render(NewForm, { game: GAME });
  await userEvent.click(screen.getByRole("button", { name: "Open the table" }));
  const alert = await screen.findByRole("alert");
  expect(alert.closest("details")?.open).toBe(true);
  expect(alert.parentElement!.querySelector("input")!.getAttribute("max")).toBe("100");
});

test("applies settings at once and can reset them", async () => {
  render(SettingsForm);
  await userEvent.click(screen.getByRole("radio", { name: "Deutsch" }));
  await waitFor(() => expect(words.language).toBe("de"));
  await userEvent.click(screen.getByRole("radio", { name: "Dunkel" }));
  await userEvent.click(screen.getByRole("switch", { name: "Tastenkürzel" }));
  expect(settings.values).toMatchObject({ language: "de", theme: "dark", keys: false });
  expect(document.documentElement.dataset.theme).toBe("dark");
  await userEvent.click(screen.getByRole("button", { name: "Auf Standard zurücksetzen" }));
  await waitFor(() => expect(settings.values).toEqual(DEFAULTS));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
