/** Choices that are armed: made by themselves when the reader is asked, if they are legal then. */
import { keep, read } from "$/net/kept";
import type { Seen } from "./seen";

const SLOT = "knolle-armed";
const session = () => sessionStorage;

/** How long everything must have been on the screen before an armed choice is made, in milliseconds. */
const SEEN = 600;

interface Hand {
  /** The armed choice; null if there is none. */
  armed: string | null;
  /** What may be chosen of the kind that is armed; empty while the reader is not asked for that. */
  legal: readonly string[];
  /** Make the choice, unless what lies there was not seen yet. */
  play: (action: string) => unknown;
  /** Withdraw the choice and say why it is not allowed. */
  refuse: (action: string) => unknown;
}

/** An armed choice, and the hand from which it was made: in any other it counts for nothing. */
export interface Armed {
  card: string;
  deal: string;
  /** How many choices had been taken back by then: after another one it is withdrawn. */
  undos: number | undefined;
}

/** A text that differs between the hands of all matches, seats and deals. */
export const dealOf = ({ key, match, seat, view }: Pick<Seen, "key" | "match" | "seat" | "view">): string =>
  `${key ?? location.pathname} ${match ?? ""} ${seat} ${view.scores.length}`;

export const armedIn = (seen: Seen, card: string): Armed => ({ card, deal: dealOf(seen), undos: seen.undos });

/** Keep what is armed (null if nothing is), so that a reload does not lose it. */
export const keepArmed = (armed: Armed | null): void => keep(session, SLOT, armed);
/** Return what was armed before a reload, in whichever hand, unless a choice has been taken back in this one since. */
export function keptArmed(seen: Seen): Armed | null {
  const kept: Armed | null = read(session, SLOT);
  return kept?.deal === dealOf(seen) && kept.undos !== seen.undos ? null : kept;
}

/** Make or refuse the armed choice once the reader is asked; for an effect. */
export function playArmed({ armed, legal, play, refuse }: Hand): (() => void) | undefined {
  if (armed === null || !legal.length) return;
  if (!legal.includes(armed)) return void refuse(armed);
  const timer = setInterval(() => play(armed), SEEN);
  return () => clearInterval(timer);
}
