/** The events of Compañeros in words: the colour values, who may take, and where a tie stopped it. */
import { colourOf, numberOf, sorted } from "$/words/cards";
import { cards, scores, type Said } from "$/words/story";
import type { LooseEvent as GameEvent } from "$/net/views";

type Deal = { type: "deal"; game: number; starter: number; display: string[]; hands: (string[] | null)[] };
type Ranking = { type: "ranking"; order: number[]; stopped: number | null };
type Take = { type: "take"; seat: number; colour: string; cards: string[] };
type Event =
  | Deal
  | { type: "play"; seat: number; card: string }
  | Ranking
  | Take
  | { type: "trick"; starter: number }
  | { type: "game"; points: number[] };

/** An event with what lies before it, as messages. Kinds that are not known are passed over. */
export function tell(events: readonly GameEvent[], index: number, _names: readonly string[]): Said[] {
  const event = events[index] as Event | undefined;
  switch (event?.type) {
    case "deal":
      return dealt(event);
    case "play":
      return [played(event.seat, event.card, events[index - 1]?.type !== "play")];
    case "ranking":
      return ranked(event, sums(events, index));
    case "take":
      return [taken(event)];
    case "trick":
      return events[index + 1]?.type === "game" ? [] : [next(event.starter, events, index)];
    case "game":
      return [{ id: "log-game-over", args: { scores: scores(event.points) } }];
    default:
      return [];
  }
}

function dealt({ game, starter, display, hands }: Deal): Said[] {
  const held = hands.flatMap((hand, seat) =>
    hand ? [{ id: "log-hand", args: { name: { seat }, cards: cards(sorted(hand, "companeros")) } }] : [],
  );
  return [{ id: "log-game", args: { game, name: { seat: starter }, cards: cards(display) } }, ...held];
}

function played(seat: number, card: string, isLead: boolean): Said {
  return { id: isLead ? "log-lead" : "log-play", args: { name: { seat }, card: { card } } };
}

/** CO-4: the colour values of the trick before an event, the highest first. */
function sums(events: readonly GameEvent[], index: number): [colour: string, value: number][] {
  const found = new Map<string, number>();
  for (let k = index - 1; events[k]?.type === "play"; k--) {
    const card = events[k]!.card as string;
    found.set(colourOf(card), (found.get(colourOf(card)) ?? 0) + numberOf(card));
  }
  return [...found].sort((a, b) => b[1] - a[1]);
}

function ranked({ order, stopped }: Ranking, values: readonly [string, number][]): Said[] {
  const said: Said[] = [];
  if (values.length)
    said.push({ id: "log-values", args: { values: { list: values.map(([colour, value]) => ({ colour, value })) } } });
  said.push(
    order.length
      ? { id: "log-order", args: { names: { list: order.map((seat) => ({ seat })) } }, rule: "CO-5" }
      : { id: "log-order-nobody" },
  );
  const tied = values.filter(([, value]) => value === stopped).map(([colour]) => ({ colour }));
  if (tied.length) said.push({ id: "log-stopped", args: { colours: { list: tied }, value: stopped! }, rule: "CO-7" });
  return said;
}

function taken({ seat, colour, cards: texts }: Take): Said {
  const points = texts.reduce((sum, card) => sum + numberOf(card), 0);
  return { id: "log-take", args: { name: { seat }, colour: { colour }, points, cards: cards(texts) } };
}

function next(starter: number, events: readonly GameEvent[], index: number): Said {
  const ranking = events.slice(0, index).findLast((event) => event.type === "ranking") as Ranking | undefined;
  const isAgain = ranking?.order.length === 0;
  return { id: isAgain ? "log-next-again" : "log-next", args: { name: { seat: starter } }, rule: "CO-10" };
}
