/** The events of Potato Man in words, with the reasons. */
import { colourOf, faceOf, numberOf, sorted } from "$/words/cards";
import { cards, scores, type Said } from "$/words/story";
import type { LooseEvent as GameEvent } from "$/net/views";

type Hands = readonly (readonly string[] | null)[];
interface Dealt {
  hands: Hands;
  piles?: readonly (readonly string[])[];
  aside?: readonly string[];
}
type Trick = { type: "trick"; winner: number; card: string; sack: string | null };
type Event =
  | ({ type: "deal"; round: number; starter: number } & Dealt)
  | { type: "play"; seat: number; card: string }
  | { type: "draw"; seat: number; card?: string }
  | Trick
  | { type: "block"; seat: number; hand: string[] }
  | { type: "round"; sacks: number[]; dealt?: Dealt };

const WORTH: Record<string, number> = { red: 1, blue: 2, green: 3, yellow: 4 };

/** An event with what lies before it, as messages. Kinds that are not known are passed over. */
export function tell(events: readonly GameEvent[], index: number, _names: readonly string[]): Said[] {
  const event = events[index] as Event | undefined;
  switch (event?.type) {
    case "deal":
      return [
        { id: "log-round", args: { round: event.round, name: { seat: event.starter } } },
        ...shown(event, "log-hand"),
      ];
    case "play":
      return [played(event.seat, event.card, trickBefore(events, index).length === 0)];
    case "draw":
      return [drawn(event.seat, event.card)];
    case "trick":
      return [won(event, trickBefore(events, index)), reward(event)];
    case "block":
      return [{ id: "log-block", args: { name: { seat: event.seat }, cards: inOrder(event.hand) }, rule: "PM-11" }];
    case "round":
      return [{ id: "log-round-over", args: { scores: scores(event.sacks) } }, ...shown(event.dealt, "log-dealt")];
    default:
      return [];
  }
}

/** The cards of the trick that lie there before an event. */
function trickBefore(events: readonly GameEvent[], index: number): string[] {
  const trick: string[] = [];
  for (let k = index - 1; events[k]?.type === "play" || events[k]?.type === "draw"; k--)
    if (events[k]!.type === "play") trick.unshift(events[k]!.card as string);
  return trick;
}

function played(seat: number, card: string, isLead: boolean): Said {
  return { id: isLead ? "log-lead" : "log-play", args: { name: { seat }, card: { card } } };
}

function drawn(seat: number, card: string | undefined): Said {
  if (card === undefined) return { id: "log-draw-hidden", args: { name: { seat } } };
  return { id: "log-draw", args: { name: { seat }, card: { card } } };
}

function won({ winner, card }: Trick, trick: readonly string[]): Said {
  const args = { name: { seat: winner }, card: { card } };
  if (faceOf(card, "potato-man") === "man") return { id: "log-wins-man", args, rule: "PM-14" };
  const isEqual = trick.some((other) => other !== card && numberOf(other) === numberOf(card));
  return isEqual ? { id: "log-wins-later", args, rule: "PM-13" } : { id: "log-wins", args };
}

/** The worth of gold is the table's to set, so it is not told here. */
function reward({ winner, card, sack }: Trick): Said {
  const name = { seat: winner };
  const colour = { colour: colourOf(card) };
  if (sack === null) return { id: "log-sack-none", args: { name, colour }, rule: "PM-15" };
  if (sack === "gold") return { id: "log-sack-instead", args: { name, sack: { sack }, colour }, rule: "PM-15" };
  return { id: "log-sack", args: { name, sack: { sack }, worth: WORTH[sack] ?? 0 } };
}

const inOrder = (texts: readonly string[]) => cards(sorted(texts, "potato-man"));

/** The hands, draw piles and cards aside that may be seen. */
function shown(dealt: Dealt | undefined, id: "log-hand" | "log-dealt"): Said[] {
  if (!dealt) return [];
  const seats = dealt.hands.flatMap((hand, seat) => [
    ...(hand ? [{ id, args: { name: { seat }, cards: inOrder(hand) } }] : []),
    ...(dealt.piles ? [{ id: "log-pile", args: { name: { seat }, cards: cards(dealt.piles[seat] ?? []) } }] : []),
  ]);
  return dealt.aside ? [...seats, { id: "log-aside", args: { cards: inOrder(dealt.aside) } }] : seats;
}
