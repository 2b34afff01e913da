/** Where the seats are drawn: the reader at the bottom, the others clockwise from their left. */

/** All seats, beginning with the reader's; a spectator looks from seat 0. */
export const clockwise = (players: number, mine: number | null): number[] =>
  Array.from({ length: players }, (_, k) => ((mine ?? 0) + k) % players);

export type Side = "bottom" | "left" | "top" | "right";

/** The edge of the table for each seat, by number of players, in the order of `clockwise`. */
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
