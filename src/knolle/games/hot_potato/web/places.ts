/** Where the six potatoes of a seat are. Hands are open in this game (HP-20). */
import type { HotPotatoView } from "$/net/views";

export const POTATOES = ["peeling", "couch", "poteto", "rambo", "robo", "sweet"] as const;
export type Potato = (typeof POTATOES)[number];

/** In hand; chosen in secret; on the table; on the table also in the next round; in force; in the discard pile. */
export const PLACES = ["hand", "chosen", "lying", "kept", "force", "discard"] as const;
export type Place = (typeof PLACES)[number];

/** Return where a potato is. Of the secret choices, only the reader's own is known. */
export function placeOf(view: HotPotatoView, seat: number, potato: Potato): Place {
  if (view.kept[seat]!.includes(potato)) return "kept";
  if (view.lying[seat]!.includes(potato)) return "lying";
  if (view.in_force[seat]!.includes(potato)) return "force";
  if (seat === view.seat && view.choice === potato) return "chosen";
  return view.hands[seat]!.includes(potato) ? "hand" : "discard";
}
