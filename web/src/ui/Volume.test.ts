import { fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { words } from "$/words/words.svelte";
import { settings } from "./settings.svelte";
import Volume from "./Volume.svelte";

test("mutes, and moving the slider is heard again", async () => {
  await words.speak("en");
  render(Volume);
  const button = screen.getByRole("button", { name: "Mute sounds", pressed: false });
  await userEvent.click(button);
  expect(button.getAttribute("aria-pressed")).toBe("true");
  expect(settings.values.isMuted).toBe(true);
  await fireEvent.input(screen.getByRole("slider", { name: "Volume" }), { target: { value: "35" } });
  expect(settings.values).toMatchObject({ isMuted: false, volume: 0.35 });
  expect(button.getAttribute("aria-pressed")).toBe("false");
});
