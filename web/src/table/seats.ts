/** Where the seats are drawn: the reader at the bottom, the others clockwise from his left. */

/** All seats from the reader's own on; who watches sits at seat 0's chair. */
export const clockwise = (players: number, mine: number | null): number[] =>
  Array.from({ length: players }, (_, k) => ((mine ?? 0) + k) % players);

export type Side = "bottom" | "left" | "top" | "right";

/** The edges of the table that the seats sit at, by number of players, in `clockwise`'s order. */
export const SIDES: Record<number, Side[]> = {
  2: ["bottom", "top"],
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
  5: ["bottom", "left", "top", "top", "right"],
  6: ["bottom", "left", "top", "top", "top", "right"],
};

/** The direction from the middle to a seat as a vector of length one, x to the right, y down. */
export function direction(players: number, place: number): { x: number; y: number } {
  const angle = Math.PI / 2 + (2 * Math.PI * place) / players;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}
