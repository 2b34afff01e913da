/** Numbers and letters as strokes in boxes of 14 by 24, so that they look the same on every machine. */

export const DIGITS = [
  "M7 0C2.5 0 0 5 0 12s2.5 12 7 12 7-5 7-12S11.5 0 7 0Z",
  "M1 5.5 7 0V24M1.5 24h11",
  "M.5 6C.5 2.5 3.5 0 7 0c4 0 7 2.5 7 6.5C14 12.5 0 16.5 0 24H14",
  "M1 0H13L6.5 9C11 9 14 12 14 16.5S11 24 6.5 24C3 24 .8 22.5 0 20",
  "M10 24V0L0 17H14.5",
  "M13 0H2.5L1.5 10.5C3 9.3 5 8.6 7 8.6c4 0 7 3 7 7.6S11 24 6.5 24C3.5 24 1 22.5 0 20",
  "M11.5 0C4 3 0 9 0 16.5a7 7.5 0 1 0 14 0 7 7.5 0 1 0-14 0",
  "M0 0H14L5 24",
  "M7 11a5.8 5.5 0 1 1 0-11 5.8 5.5 0 1 1 0 11 7 6.5 0 1 0 0 13 7 6.5 0 1 0 0-13",
  "M2.5 24C10 21 14 15 14 7.5a7 7.5 0 1 0-14 0 7 7.5 0 1 0 14 0",
];

/** The letters of the suits in all languages. */
const LETTERS: Record<string, string> = {
  A: "M0 24 7 0 14 24M2.6 16H11.4",
  B: "M0 0V24H7.5a6 6 0 0 0 0-12.3H0M0 0H6.5a5.8 5.8 0 0 1 0 11.7",
  G: "M13.5 5C12 2 9.8 0 7 0 2.5 0 0 5 0 12s2.5 12 7 12c4.5 0 7-3.5 7-10.5H8",
  J: "M12 0V17c0 9-12 9-12 .5",
  L: "M0 0V24H12",
  O: DIGITS[0]!,
  P: "M0 24V0H7a6.4 6.4 0 0 1 0 13.5H0",
  R: "M0 24V0H7a6.2 6.2 0 0 1 0 12.5H0M7 12.5 13.5 24",
  V: "M0 0 7 24 14 0",
  Y: "M0 0 7 12 14 0M7 12V24",
  e: "M1 16.5H13C13 12 10.5 9 7 9S.5 12 .5 16.5 3.5 24 7.5 24c2.3 0 4-1 5-2.5",
  i: "M3 10V24M3 3v.1",
};

const STEP = 20;

/** The strokes of a number: a path and an offset per digit. The numbers 6 and 9 are underlined. */
export function strokes(number: number): { x: number; path: string }[] {
  const marks = [...String(number)].map((digit, i) => ({ x: i * STEP, path: DIGITS[Number(digit)]! }));
  if (number === 6 || number === 9) marks.push({ x: 0, path: "M0 31.5H14" });
  return marks;
}

/** The strokes of the one or two letters of a suit: "R", "Ge". */
export const letters = (text: string): { x: number; path: string }[] =>
  [...text].map((letter, i) => ({ x: i * STEP, path: LETTERS[letter] ?? "" }));
