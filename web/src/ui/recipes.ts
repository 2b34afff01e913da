/** What each sound is made of. Loaded when sounds are first wanted. */
import type { Part, Recipe } from "./synth";

/** A burst of noise: a card that touches the table, or slides if it swells slowly. */
const paper = (at: number, pitch: number, loud: number, fall = 0.014, rise = 0.0015, to = pitch * 0.7): Part => ({
  kind: "noise",
  ...{ at, pitch, to, loud, rise, fall },
});

const sine = (at: number, pitch: number, loud: number, fall: number, rise: number, to = pitch): Part => ({
  kind: "sine",
  ...{ at, pitch, to, loud, rise, fall },
});

/** The table under a card: low, dull, and a little lower as it dies away. */
const thump = (at: number, pitch: number, loud: number, fall = 0.03): Part[] => [
  sine(at, pitch * 1.25, loud, fall, 0.002, pitch),
  sine(at, pitch * 2.13, loud * 0.35, fall * 0.5, 0.001),
];

/** A wooden bar that is knocked; the higher modes of a bar are out of tune and short. */
const wood = (at: number, pitch: number, loud: number, fall = 0.035): Part[] => [
  sine(at, pitch, loud, fall, 0.001),
  sine(at, pitch * 2.41, loud * 0.5, fall * 0.5, 0.0008),
  sine(at, pitch * 4.18, loud * 0.2, fall * 0.25, 0.0005),
  paper(at, 1200, loud * 0.9, 0.006, 0.0005),
];

/** A tuned bar under a soft mallet, like a marimba: the second mode is two octaves up. Two near pitches make it warm. */
const bell = (at: number, pitch: number, loud: number, fall: number): Part[] => [
  sine(at, pitch, loud * 0.7, fall, 0.004),
  sine(at, pitch * 1.004, loud * 0.3, fall * 1.2, 0.006),
  sine(at, pitch * 2.001, loud * 0.1, fall * 0.6, 0.004),
  sine(at, pitch * 3.98, loud * 0.16, fall * 0.25, 0.002),
  paper(at, 1000, loud * 0.3, 0.007, 0.001),
];

const card = (at: number, loud: number): Part[] => [
  paper(at, 1500, loud),
  paper(at, 3200, loud * 0.25, 0.006, 0.0005),
  ...thump(at + 0.002, 165, loud * 0.22, 0.022),
];

const several = (count: number, part: (k: number) => Part[]): Part[] =>
  Array.from({ length: count }, (_, k) => part(k)).flat();

const [C4, E4, G4, C5, E5, G5] = [262, 330, 392, 523, 659, 784] as const;

export const RECIPES = {
  card: { length: 0.16, peak: 0.5, vary: 0.05, parts: card(0, 1) },
  deal: {
    length: 0.34,
    peak: 0.36,
    vary: 0.04,
    parts: several(8, (k) => card(0.045 * k - 0.001 * k * k + 0.004 * (k % 2), [0.7, 1, 0.8, 0.9][k % 4]! - 0.05 * k)),
  },
  trick: {
    length: 0.34,
    peak: 0.48,
    vary: 0.04,
    parts: [paper(0, 900, 0.9, 0.05, 0.06, 1500), ...card(0.165, 0.6), ...card(0.205, 0.9)],
  },
  take: { length: 0.3, peak: 0.34, vary: 0.05, parts: [paper(0, 1700, 1, 0.04, 0.04, 800), ...thump(0.15, 150, 0.2)] },
  reveal: { length: 0.24, peak: 0.5, vary: 0.04, parts: [paper(0, 900, 0.9, 0.03, 0.04, 2200), ...card(0.105, 1)] },
  sack: {
    length: 0.35,
    peak: 0.6,
    vary: 0.05,
    parts: [
      paper(0, 600, 1.6, 0.045, 0.003, 300),
      ...thump(0, 95, 0.7, 0.05),
      ...several(6, (k) => wood(0.025 + 0.036 * k + 0.007 * (k % 3), 210 + 48 * ((k * 5) % 4), 0.55 - 0.06 * k, 0.016)),
    ],
  },
  block: { length: 0.3, peak: 0.5, vary: 0.02, parts: [...wood(0, 330, 0.8, 0.028), ...wood(0.115, 262, 1)] },
  refused: { length: 0.22, peak: 0.5, vary: 0.02, parts: [...wood(0, 247, 0.8, 0.016), ...wood(0.085, 208, 1, 0.022)] },
  turn: { length: 0.35, peak: 0.26, vary: 0, parts: [...bell(0, G4, 0.8, 0.055), ...bell(0.1, C5, 1, 0.07)] },
  chat: { length: 0.2, peak: 0.16, vary: 0, parts: [...bell(0, E5, 1, 0.025), ...bell(0.055, G5, 0.7, 0.03)] },
  over: {
    length: 1.2,
    peak: 0.36,
    vary: 0,
    parts: [...bell(0, G4, 0.8, 0.2), ...bell(0.18, E4, 0.8, 0.22), ...bell(0.36, C4, 1, 0.25)],
  },
  win: {
    length: 1.4,
    peak: 0.3,
    vary: 0,
    parts: [
      ...several(4, (k) => bell(0.12 * k, [C4, E4, G4, C5][k]!, 0.7, 0.18)),
      ...several(3, (k) => bell(0.54, [C5, E5, G5][k]!, [0.7, 0.4, 0.25][k]!, 0.24)),
    ],
  },
} satisfies Record<string, Recipe>;
