/** Where each of a seat's six potatoes is. Hands are open in this game (HP-20). */
import type { HotPotatoView } from "$/net/views";

export const POTATOES = ["peeling", "couch", "poteto", "rambo", "robo", "sweet"] as const;
export type Potato = (typeof POTATOES)[number];

/** In hand; chosen in secret; on the table; there, and to stay for the next round; in force now; in the discard pile. */
export type Place = "hand" | "chosen" | "lying" | "kept" | "force" | "discard";

/** Where a potato is now. Only the reader's own secret choice is known. */
export function placeOf(view: HotPotatoView, seat: number, potato: Potato): Place {
  if (view.kept[seat]!.includes(potato)) return "kept";
  if (view.lying[seat]!.includes(potato)) return "lying";
  if (view.in_force[seat]!.includes(potato)) return "force";
  if (seat === view.seat && view.choice === potato) return "chosen";
  return view.hands[seat]!.includes(potato) ? "hand" : "discard";
}
