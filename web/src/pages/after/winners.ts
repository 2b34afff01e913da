/** Who has won, in words. */
import { words, type Say } from "../../lib/words.svelte";
import type { Slug } from "../../lib/views";

export interface Ending {
  game: Slug;
  names: readonly string[];
  scores: readonly (readonly number[])[];
  totals: readonly number[];
  winners: readonly number[];
  /** The reader's seat; null for who watches. */
  seat: number | null;
}

/** "Ann, Ben and Cleo", as the language spoken writes lists. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);

const named = (seats: readonly number[], { names }: Ending): string => listed(seats.map((seat) => names[seat] ?? ""));

/** The headline: who has won, or who shares the win. */
export function headline(end: Ending, t: Say): string {
  const { winners, seat } = end;
  const isMine = seat !== null && winners.includes(seat);
  if (winners.length === 1) return isMine ? t("after-you-win") : t("after-wins", { name: named(winners, end) });
  if (!isMine) return t("after-share", { names: named(winners, end) });
  return t("after-you-share", { names: named(winners.filter((one) => one !== seat), end) });
}

/** How the winners stand above the others: by their total, by a best round (PM-19), or not at all. */
export function reason(end: Ending, t: Say): string {
  const { totals, winners, scores } = end;
  const top = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === top ? [seat] : []));
  if (leaders.length === winners.length) return t("after-with", { points: top });
  const best = Math.max(...scores.map((row) => row[winners[0]!] ?? 0));
  return t("after-tie-broken", { names: named(leaders, end), points: top, best });
}
