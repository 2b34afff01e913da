/** Where the seats are drawn: the reader at the bottom, the others clockwise from their left. */

/** All seats, beginning with the reader's; a spectator looks from seat 0. */
export const clockwise = (players: number, mine: number | null): number[] =>
  Array.from({ length: players }, (_, k) => ((mine ?? 0) + k) % players);

type Side = "bottom" | "left" | "top" | "right";

/** The edge of the table for each seat, in the order of `clockwise`. */
export function sidesOf(players: number): Side[] {
  if (players === 2) return ["bottom", "top"];
  return ["bottom", "left", ...Array<Side>(players - 3).fill("top"), "right"];
}

/** Where the card of each place lies in the trick, from the middle, in cards (x in widths, y in heights): before its
 * player and never over another card. */
export const LYING: Record<number, [x: number, y: number][]> = {
  2: [
    [0, 0.53],
    [0, -0.53],
  ],
  3: [
    [0, 0.4],
    [-1.12, -0.3],
    [1.12, -0.3],
  ],
  4: [
    [0, 0.53],
    [-1.1, 0],
    [0, -0.53],
    [1.1, 0],
  ],
  5: [
    [0, 0.53],
    [-1.14, 0.53],
    [-0.58, -0.53],
    [0.58, -0.53],
    [1.14, 0.53],
  ],
  6: [
    [0, 0.53],
    [-1.14, 0.53],
    [-1.14, -0.53],
    [0, -0.53],
    [1.14, -0.53],
    [1.14, 0.53],
  ],
  7: [
    [0, 0.53],
    [-1.14, 0.53],
    [-1.71, -0.53],
    [-0.57, -0.53],
    [0.57, -0.53],
    [1.71, -0.53],
    [1.14, 0.53],
  ],
};

/** The same where there is little height: a row, in which those at the upper edge lie a little higher. Six cards in a
 * row would be smaller than in two. */
export const LYING_LOW: Record<number, [x: number, y: number][]> = {
  2: [
    [0.74, 0.08],
    [-0.74, -0.08],
  ],
  3: [
    [0, 0.08],
    [-1.1, -0.08],
    [1.1, -0.08],
  ],
  4: [
    [0.55, 0.08],
    [-1.65, 0],
    [-0.55, -0.08],
    [1.65, 0],
  ],
  5: [
    [0, 0.08],
    [-2.2, 0],
    [-1.1, -0.08],
    [1.1, -0.08],
    [2.2, 0],
  ],
};

/** The direction from the middle to a seat as a vector of length one, x to the right, y down. */
export function direction(players: number, place: number): { x: number; y: number } {
  const angle = Math.PI / 2 + (2 * Math.PI * place) / players;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}
