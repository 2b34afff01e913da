/** The mood and body of a plain potato by its number: low ones small and sly, high ones big and smug. */
import type { Mood } from "./spud";

const SLY: Mood[] = [
  { lid: 0.5, look: 1, mouth: "sly" },
  { lid: 0.4, look: -1, mouth: "sly", brows: [14, -8] },
  { lid: 0.45, look: 0.8, mouth: "smirk" },
];
const PLAIN: Mood[] = [
  { lid: 0.1, look: 0, mouth: "flat" },
  { lid: 0.25, look: -0.6, mouth: "sulk", brows: [4, 4] },
  { lid: 0.05, look: 0.4, up: 0.5, mouth: "oh", brows: [-10, -10] },
  { lid: 0.3, look: 0.2, mouth: "wavy" },
];
const SMUG: Mood[] = [
  { lid: 0.5, look: -0.5, mouth: "smirk", brows: [-6, 10] },
  { lid: 0.55, look: 0.5, mouth: "smile", brows: [-4, -4] },
  { lid: 0.45, look: 0, up: 0.3, mouth: "smirk", brows: [12, -10] },
  { lid: 0.6, look: 0.6, mouth: "grin", brows: [-8, 6] },
];

export type Character = Mood & { body: number; size: number };

/** The potato on the card with this number, of a suit that goes up to `top`; `least` and `growth` set its size. */
export function moodOf(number: number, top: number, least: number, growth: number): Character {
  const part = number / top;
  const moods = part < 0.34 ? SLY : part < 0.62 ? PLAIN : SMUG;
  return { ...moods[number % moods.length], body: (number * 2) % 5, size: least + growth * part };
}
