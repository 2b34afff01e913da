/** Whose moves were whose: a seat may have had other players earlier in the match. */
import type { MoverFacts, SeatFacts } from "$generated/wire";
import type { Reader } from "$/words/said";
import { t } from "$/words/words.svelte";

interface Players extends Reader {
  /** Who played the seats earlier, oldest first. */
  readonly movers: readonly MoverFacts[];
  readonly seats: readonly SeatFacts[];
}

/** Return the reader of what is said of an event: its names are those of the players at that time. */
export function readerAt(players: Players, event: number): Reader {
  const { names, seat, movers, seats } = players;
  const isReplaced = (other: number): boolean => seats[other]?.kind === "person" && !!seats[other].bot;
  if (!movers.length && !seats.some((_, other) => isReplaced(other))) return players;
  const nameOf = (name: string, other: number): string => {
    const mover = movers.find((one) => one.seat === other && event < one.until) ?? { name, bot: isReplaced(other) };
    return mover.bot ? t("mover-bot", { name: mover.name }) : mover.name;
  };
  return { names: names.map(nameOf), seat };
}
