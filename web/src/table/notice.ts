/** Which notice takes the place of the prompt. There may be several; only the most important is shown. */
import type { TableFacts } from "$generated/wire";
import type { Table } from "$/net/table.svelte";
import type { Missed } from "$/net/missed";
import type { Said } from "$/words/said";
import type { Play } from "./play.svelte";

/** From the most to the least important. `card`, why a card is refused, comes from the board. */
const ORDER = [
  "lost",
  "slow",
  "withdrawn",
  "refused",
  "card",
  "told",
  "next",
  "undo",
  "asks",
  "replaced",
  "back",
  "advice",
  "took-back",
  "wants",
  "watching",
  "preparing",
] as const;
export type Notice = (typeof ORDER)[number];

type Around = Pick<Table, "link" | "refusal" | "facts" | "you" | "seats" | "presence" | "missed">;

/** The seat of a bot that a spectator asks for; null if nobody asks. */
export const askedSeat = (facts: TableFacts) => facts.offers?.find(({ state }) => state === "asked") ?? null;

/** Return the notice to show. `isSlow`: the connection has been missing for a while; `isCard`: a card is refused. */
export function noticeAt(
  table: Around,
  play: Pick<Play, "isCleared" | "advice" | "tookBack" | "dropped" | "withdrawn" | "isTold">,
  isSlow: boolean,
  isCard = false,
): Notice | null {
  const facts = table.facts!;
  const isPlaying = facts.status === "playing";
  const holds: Record<Notice, boolean> = {
    lost: table.link === "refused",
    slow: isSlow,
    withdrawn: play.withdrawn !== null,
    refused: table.refusal !== null,
    card: isCard,
    told: !!table.you.told && !play.isTold,
    watching: isPlaying && !table.seats.length && !play.isTold,
    asks: isPlaying && table.you.host && askedSeat(facts) !== null,
    wants: isPlaying && table.you.wants != null,
    next: play.isCleared,
    undo: !!facts.undo,
    replaced: isPlaying && table.seats.some((seat) => facts.seats[seat]?.bot != null),
    back: table.missed !== null,
    advice: play.advice !== null,
    "took-back": play.tookBack !== null || play.dropped !== null,
    preparing: isPlaying && !!table.presence.preparing,
  };
  return ORDER.find((notice) => holds[notice]) ?? null;
}

/** Sum up in one sentence what happened while there was no connection. */
export function missedMessage({ said, hadBot }: Missed): Said {
  const last = said.at(-1);
  if (!last) return ["say", "back-nothing", {}, null];
  if (hadBot) return ["say", "back-bot", { last }, null];
  if (said.length === 1) return ["say", "back-one", { last }, null];
  return ["say", "back-many", { last, count: said.length }, null];
}
