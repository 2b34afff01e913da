import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { words } from "$/words/words.svelte";
import { potatoMan, Pretended } from "./pretended.svelte";
import Prompt from "./Prompt.svelte";

beforeAll(() => words.speak("en"));
const PLAY = { type: "play", seat: 1, card: "R17", leads: true, face: "evil" } as const;
const line = () => document.querySelector("[data-prompt]")!.textContent?.trim();

test("draws the cards of a message, and names them for the ear", () => {
  const seen = new Pretended(potatoMan(3));
  seen.tell([PLAY], "look", [["say", "log-play", { name: ["seat", 1], card: ["card", "R17"] }, null]]);
  render(Prompt, { seen });
  expect(screen.getByRole("img", { name: /^red 17/ })).toBeTruthy();
  expect(line()).not.toContain("R17");
});

test("shows a notice instead of the line, and goes on nevertheless", () => {
  const seen = new Pretended(potatoMan(3, { ask: ["say", "tell-ask-lead", {}, null] }));
  seen.tell([PLAY], "stop");
  render(Prompt, { seen, notice: createRawSnippet(() => ({ render: () => "<p>Not now.</p>" })) });
  expect(line()).toMatch(/^Not now\.\s+Continue$/);
});

test("leaves the answers below a notice", () => {
  const seen = new Pretended(potatoMan(3));
  const [notice, answers] = ["<p>A hint.</p>", "<button>Play</button>"].map((html) =>
    createRawSnippet(() => ({ render: () => html })),
  );
  render(Prompt, { seen, notice, answers });
  expect(line()).toMatch(/^A hint\.\s*Play$/);
});
