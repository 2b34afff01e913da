/** Who is really there, since when somebody is not, and what will happen next, in words. */
import type { Table } from "$/net/table.svelte";
import { minutes } from "$/ui/now.svelte";
import { lasts } from "$/words/spans";
import { t, words } from "$/words/words.svelte";

type Around = Pick<Table, "facts" | "presence" | "skew" | "you">;

/** Whether the host can let a bot take over at a seat now. `now` is this machine's clock, in milliseconds. */
export function canRescue({ presence, skew }: Around, seat: number, now: number): boolean {
  const from = presence.away[seat]?.rescue;
  return from != null && from - skew <= now;
}

/** Return how it is with a player. */
export function presenceText(table: Around, seat: number, now: number): string {
  const facts = table.facts!.seats[seat]!;
  if (facts.kind !== "person") return facts.kind === "bot" ? t("presence-bot") : "";
  if (facts.bot != null) return t("presence-gone");
  const away = table.presence.away[seat];
  if (!away) return facts.invited ? t("presence-invited") : t("presence-here");
  const at = now + table.skew;
  if (away.bot != null) return t("presence-bot-in", { time: minutes(away.bot - at) });
  if (table.you.host && away.rescue != null && away.rescue > at)
    return t("presence-rescue-in", { time: minutes(away.rescue - at) });
  if (lasts(table.facts!.settings.clock)) return t("presence-away");
  return t("presence-away-for", { time: minutes(at - away.since) });
}

/** Return names as a list in words. */
export const listNames = (names: readonly string[]): string =>
  new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
