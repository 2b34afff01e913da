// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("web/src/art/theme.css", "utf8");
const blocks = [...css.matchAll(/:root[^{]*\{([^{}]*)\}/g)].map((found) => read(found[1]!));
const [light, dark, system] = blocks;
const SUITS = ["red", "blue", "green", "yellow", "purple", "orange", "gold"];

function read(block: string): Record<string, string> {
  return Object.fromEntries([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map((found) => [found[1], found[2]]));
}

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

function luminance(rgb: number[]): number {
  const [r, g, b] = rgb.map((c) => (c <= 10 ? c / 3294.6 : ((c / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: number[], b: number[]): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

/** Mix two colours as the cards do: a percentage of the first with the second. */
function mix(theme: Record<string, string>, first: string, percent: string, second: string): number[] {
  const part = parseFloat(theme[percent]!) / 100;
  const [a, b] = [channels(theme[first]!), channels(theme[second]!)];
  return a.map((c, k) => c * part + b[k]! * (1 - part));
}

describe.each([
  ["light", light!],
  ["dark", { ...light!, ...dark! }],
])("%s", (_, theme) => {
  it.each(SUITS)("%s has enough contrast on its colour and on its card", (suit) => {
    expect(contrast(channels(theme[`suit-${suit}`]!), channels(theme[`suit-${suit}-ink`]!))).toBeGreaterThan(4.5);
    const field = mix(theme, `suit-${suit}`, "card-field", "paper");
    const index = mix(theme, `suit-${suit}`, "card-spot", `suit-${suit}-ink`);
    expect(contrast(field, index)).toBeGreaterThan(4.5);
  });

  it.each([
    ["ink", "paper", 4.5],
    ["ink", "wood-1", 4.5],
    ["ink", "wood-2", 4.5],
    ["link", "paper", 4.5],
    ["link", "wood-1", 4.5],
    ["link", "wood-2", 4.5],
    ["strong-ink", "strong", 4.5],
    ["line-strong", "paper", 3],
    ["line-strong", "wood-2", 3],
    ["focus", "paper", 3],
    ["focus", "wood-2", 3],
    ["card-back-2", "card-back-1", 3],
  ])("%s on %s", (over, under, least) => {
    expect(contrast(channels(theme[over]!), channels(theme[under]!))).toBeGreaterThan(least);
  });
});

it("is the same dark theme whether the system or the player chooses it", () => {
  expect(blocks).toHaveLength(3);
  expect(system).toEqual(dark);
});
