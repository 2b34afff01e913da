/** What a match is marked with: hints that were asked for, and choices that were taken back. */
import type { TableFacts } from "$generated/wire";
import { t } from "$/words/words.svelte";

/** Return a line for each player with marks. */
export function marksOf({ hints, undos }: Pick<TableFacts, "hints" | "undos">, names: readonly string[]): string[] {
  return names.flatMap((name, seat) => {
    const [hinted, undone] = [hints[seat] ?? 0, undos[seat] ?? 0];
    const marks = [
      ...(hinted ? [t("seat-hints", { count: hinted })] : []),
      ...(undone ? [t("seat-undos", { count: undone })] : []),
    ];
    return marks.length ? [t("match-mark", { name, marks: marks.join(", ") })] : [];
  });
}
