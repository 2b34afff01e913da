/** Who has won, in words. */
import { joined } from "$/words/story";
import type { Slug } from "$/net/views";
import type { Say } from "$/words/words.svelte";

export interface Ending {
  game: Slug;
  names: readonly string[];
  scores: readonly (readonly number[])[];
  totals: readonly number[];
  winners: readonly number[];
  /** The reader's seat; null for who watches. */
  seat: number | null;
}

const named = (seats: readonly number[], { names }: Ending, t: Say): string =>
  joined(
    seats.map((seat) => names[seat] ?? ""),
    "list-last",
    t,
  );

/** The headline: who has won, or who shares the win. */
export function headline(end: Ending, t: Say): string {
  const { winners, seat } = end;
  const isMine = seat !== null && winners.includes(seat);
  if (winners.length === 1) return isMine ? t("after-you-win") : t("after-wins", { name: named(winners, end, t) });
  if (!isMine) return t("after-share", { names: named(winners, end, t) });
  return t("after-you-share", {
    names: named(
      winners.filter((one) => one !== seat),
      end,
      t,
    ),
  });
}

/** How the winners stand above the others: by their total, by a best round (PM-19), or not at all. */
export function reason(end: Ending, t: Say): string {
  const { game, totals, winners, scores } = end;
  const top = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === top ? [seat] : []));
  if (leaders.length === winners.length) return t("after-with", { points: top, game });
  const best = Math.max(...scores.map((row) => row[winners[0]!] ?? 0));
  return t("after-tie-broken", { names: named(leaders, end, t), points: top, best });
}
