/** The events of Hot Potato! in words: what was sent, how the encounter ranks it, the effects, where the Hot Potato goes. */
import { scores, type Said, type Spoken } from "$/words/story";
import type { LooseEvent as GameEvent } from "$/net/views";

type Deal = { type: "deal"; deck?: string[]; rankings?: Record<string, string[]> };
type Show = { type: "show"; cards: string[]; top?: string[] };
type Points = { type: "points"; gained: number[]; totals: number[] };
type Effect = { type: "effect"; seat: number; potato: string; used: boolean; target?: number; saw?: string[] };
type Event =
  | Deal
  | Show
  | { type: "reveal"; potatoes: string[] }
  | { type: "extra"; seat: number; potato: string | null }
  | { type: "encounter"; name: string }
  | Points
  | Effect
  | { type: "hot"; at: number | null }
  | { type: "pickup"; seat: number };

const EFFECT_RULES: Record<string, string> = { couch: "HP-11", sweet: "HP-12", robo: "HP-12" };

/** An event with what lies before it, as messages. Kinds that are not known are passed over. */
export function tell(events: readonly GameEvent[], index: number, _names: readonly string[]): Said[] {
  const event = events[index] as Event | undefined;
  switch (event?.type) {
    case "deal":
      return [event.rankings ? { id: "log-deck" } : { id: "log-deck-again", rule: "HP-17" }, ...ordered(event.deck)];
    case "show":
      return [{ id: "log-show", args: { encounters: encounters(event.cards) }, rule: "HP-4" }, ...ordered(event.top)];
    case "reveal":
      return revealed(event.potatoes, events, index);
    case "extra":
      return [added(event.seat, event.potato)];
    case "encounter":
      return [
        { id: "log-encounter", args: { encounter: { encounter: event.name } } },
        ...verdict(event.name, events, index),
      ];
    case "points":
      return scored(event);
    case "effect":
      return [affected(event)];
    case "hot":
      return [moved(event.at, events, index)];
    case "pickup":
      return [{ id: "log-pickup", args: { name: { seat: event.seat } }, rule: "HP-16" }];
    default:
      return [];
  }
}

const encounters = (names: readonly string[]): Spoken => ({ list: names.map((encounter) => ({ encounter })) });

/** The order of the deck, where it may be seen: in a record. */
const ordered = (names: string[] | undefined): Said[] =>
  names?.length ? [{ id: "log-deck-order", args: { encounters: encounters(names) } }] : [];

function revealed(potatoes: readonly string[], events: readonly GameEvent[], index: number): Said[] {
  const round = events.slice(0, index + 1).filter((event) => event.type === "reveal").length;
  const played = potatoes.map((potato, seat) => ({ id: "log-reveal", args: { name: { seat }, potato: { potato } } }));
  return [{ id: "log-encounter-round", args: { round } }, ...played];
}

function added(seat: number, potato: string | null): Said {
  if (potato === null) return { id: "log-extra-none", args: { name: { seat } } };
  return { id: "log-extra", args: { name: { seat }, potato: { potato } }, rule: "HP-6" };
}

/** HP-8: the potatoes that lie there, as the encounter ranks them. */
function verdict(name: string, events: readonly GameEvent[], index: number): Said[] {
  const before = events.slice(0, index) as Event[];
  const deal = before.findLast((event): event is Deal => event.type === "deal" && event.rankings !== undefined);
  const first = before.findLastIndex((event) => event.type === "reveal");
  const lying = before.slice(first).flatMap((event) => {
    if (event.type === "reveal") return event.potatoes;
    return event.type === "extra" && event.potato ? [event.potato] : [];
  });
  const ranked = (deal?.rankings?.[name] ?? []).filter((potato) => lying.includes(potato));
  const list = ranked.map((potato) => ({ potato }));
  return list.length ? [{ id: "log-verdict", args: { potatoes: { list } }, rule: "HP-8" }] : [];
}

function scored({ gained, totals }: Points): Said[] {
  const winners = gained.flatMap((points, seat): Said[] => {
    if (points === 2) return [{ id: "log-gains-sweet", args: { name: { seat } }, rule: "HP-12" }];
    return points ? [{ id: "log-gains", args: { name: { seat }, points } }] : [];
  });
  return [...winners, { id: "log-totals", args: { scores: scores(totals) } }];
}

function affected({ seat, potato, used, target, saw }: Effect): Said {
  const args = { name: { seat }, potato: { potato } };
  if (!used) return { id: "log-effect-unused", args };
  if (potato === "peeling") return peeled(args, saw);
  if (potato !== "rambo") return { id: `log-effect-${potato}`, args, rule: EFFECT_RULES[potato]! };
  return { id: "log-effect-rambo", args: { ...args, target: { seat: target! } }, rule: "HP-13" };
}

function peeled(args: Record<string, Spoken>, saw: string[] | undefined): Said {
  if (saw === undefined) return { id: "log-effect-peeling", args, rule: "HP-10" };
  if (saw.length === 0) return { id: "log-effect-peeling-nothing", args, rule: "HP-10" };
  return { id: "log-effect-peeling-saw", args: { ...args, encounters: encounters(saw) }, rule: "HP-10" };
}

/** HP-13: where the Hot Potato is now, and what sent it there. */
function moved(at: number | null, events: readonly GameEvent[], index: number): Said {
  const before = events.slice(0, index) as Event[];
  if (at !== null) {
    const last = before.findLast((event) => event.type === "hot");
    const id = last?.type === "hot" && last.at === at ? "log-hot-stays" : "log-hot-to";
    return { id, args: { name: { seat: at } }, rule: "HP-13" };
  }
  const named = new Set(targets(before));
  const [target] = named;
  if (target === undefined) return { id: "log-hot-all", rule: "HP-13" };
  if (named.size > 1) return { id: "log-hot-split", rule: "HP-13" };
  return { id: "log-hot-robo", args: { name: { seat: target } }, rule: "HP-12" };
}

/** Whom the users of Rambotato named just now; nobody where all played it. */
function targets(before: readonly Event[]): number[] {
  const first = before.findLastIndex((event) => event.type !== "effect") + 1;
  return before
    .slice(first)
    .flatMap((event) => (event.type === "effect" && event.used && event.potato === "rambo" ? [event.target!] : []));
}
