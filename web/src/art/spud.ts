/** The bodies of all potatoes, about 70 by 84 around the origin, and faces that fit on each of them. */

export const BODIES = [
  "M-4-40C16-43 33-28 34-6 35 16 24 40 0 40-22 41-35 22-33-2-32-24-22-37-4-40Z",
  "M-20-31C-3-39 22-35 33-19 42-3 40 23 22 33 4 41-26 38-36 22-44 6-37-23-20-31Z",
  "M6-41C24-40 30-24 31-8 33 8 40 18 31 31 20 43-14 42-27 34-40 25-34 4-26-10-18-26-14-42 6-41Z",
  "M-12-39C6-45 26-36 30-18 33-4 26 4 31 16 36 30 20 41 0 41-24 41-36 26-34 6-33-12-30-33-12-39Z",
  "M2-44C20-44 28-26 27-6 27 10 31 22 24 34 16 45-12 45-22 35-32 24-28 4-27-10-25-30-16-44 2-44Z",
];

/** Where a hat sits on each body. */
export const CROWNS: [number, number][] = [
  [-1, -34],
  [2, -29],
  [4, -35],
  [-5, -35],
  [1, -37],
];

/** Short strokes outside the face. */
export const DIMPLES = "M-22 24q2 3 5 1M17 27q3 1 4-2M8-32q3-1 5 1";

export const MOUTHS = {
  flat: "M-8 15q8 1 16-1",
  smile: "M-10 12q10 9 20 0",
  smirk: "M-9 15q11 3 19-5q1-2-1-3",
  sly: "M-7 13q9 6 15-2",
  sulk: "M-9 17q9-7 18 0",
  oh: "M0 11a4 5 0 1 1 0 10 4 5 0 1 1 0-10",
  grin: "M-13 9q13 4 26-1q-2 15-13 15t-13-14Z",
  wavy: "M-10 15q4-5 7-1t7 0 6-2",
  yawn: "M-1 11q8-2 9 5t-8 7-9-5 8-7",
};

export type Mouth = keyof typeof MOUTHS;

/** A face: how far the eyes are closed (0 to 1), where they look (-1 to 1), the tilt of each brow (angry is positive). */
export interface Mood {
  lid?: number;
  look?: number;
  up?: number;
  brows?: [number, number];
  mouth?: Mouth;
}

const R = 7.5;

/** The part of an eye that its lid covers, with a horizontal edge. */
export function lidPath(lid: number): string {
  const y = R * (2 * lid - 1);
  const x = Math.sqrt(Math.max(0, R * R - y * y)).toFixed(2);
  return `M-${x} ${y}A${R} ${R} 0 ${y > 0 ? 1 : 0} 1 ${x} ${y}Z`;
}
