// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fieldOf, inkOf } from "./suits";

const css = readFileSync("web/src/art/theme.css", "utf8");
const SUITS = ["red", "blue", "green", "yellow", "purple", "orange", "gold"];

/** The value of a colour in one theme: the first of a pair is light, the second dark. */
const inTheme = (value: string, isDark: boolean) =>
  value.replace(/^light-dark\(([^,]+), (.+)\)$/, isDark ? "$2" : "$1");

function read(isDark: boolean): Record<string, string> {
  const found = [...css.matchAll(/--([\w-]+): ([^;]+);/g)];
  return Object.fromEntries(found.map(([, name, value]) => [name, inTheme(value!, isDark)]));
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

/** The colour that a drawing uses: a variable, or a percentage of one with another. */
function resolve(theme: Record<string, string>, value: string): number[] {
  const named = (text: string) => channels(theme[text.replace(/var\(--|\)/g, "")]!);
  const mix = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(value);
  if (!mix) return named(value);
  const [part, [a, b]] = [Number(mix[2]) / 100, [named(mix[1]!), named(mix[3]!)]];
  return a!.map((c, k) => c * part + b![k]! * (1 - part));
}

describe.each([
  ["light", false],
  ["dark", true],
])("%s", (_, isDark) => {
  const theme = read(isDark);
  const drawn = (value: string) => resolve(theme, inTheme(value, isDark));

  it.each(SUITS)("%s has enough contrast on its colour and on its card", (suit) => {
    expect(contrast(channels(theme[`suit-${suit}`]!), channels(theme[`suit-${suit}-ink`]!))).toBeGreaterThan(4.5);
    expect(contrast(drawn(fieldOf(suit)), drawn(inkOf(suit)))).toBeGreaterThan(4.5);
  });

  it.each([
    ["ink", "paper", 4.5],
    ["ink", "wood-1", 4.5],
    ["ink-quiet", "paper", 4.5],
    ["ink-quiet", "wood-1", 4.5],
    ["ink", "wood-2", 4.5],
    ["link", "paper", 4.5],
    ["link", "wood-1", 4.5],
    ["link", "wood-2", 4.5],
    ["strong-ink", "strong", 4.5],
    ["room-ink", "room-1", 4.5],
    ["room-ink", "room-2", 4.5],
    ["ink", "top-1", 4.5],
    ["ink", "top-2", 4.5],
    ["ink", "glow", 4.5],
    ["line-strong", "paper", 3],
    ["line-strong", "wood-2", 3],
    ["focus", "paper", 3],
    ["focus", "wood-2", 3],
    ["card-back-2", "card-back-1", 3],
  ])("%s on %s", (over, under, least) => {
    expect(contrast(channels(theme[over]!), channels(theme[under]!))).toBeGreaterThan(least);
  });
});
