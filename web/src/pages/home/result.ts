/** The result of a match in a few words. */
import { t } from "$/words/words.svelte";
import type { TableLine } from "$generated/wire";

export function resultOf(line: TableLine): string {
  const { totals, winners } = line.result!;
  const scores = [...totals].sort((a, b) => b - a).join(" : ");
  const isMine = line.you !== null && winners.includes(line.you);
  if (winners.length > 1) return t(isMine ? "home-shared-yours" : "home-shared", { scores });
  return isMine ? t("home-won", { scores }) : t("home-winner", { name: line.seats[winners[0]!]?.name ?? "", scores });
}
