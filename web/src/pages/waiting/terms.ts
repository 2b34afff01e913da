/** What is unusual about a table, a few words for each point. */
import { format, t, words } from "$/words/words.svelte";
import { daysOf, lasts } from "$/words/spans";
import type { TableFacts } from "$generated/wire";

const clockTerm = (clock: NonNullable<TableFacts["settings"]["clock"]>): string =>
  lasts(clock)
    ? t("term-days", { days: daysOf(clock) })
    : t("term-clock", { move: clock.move, reserve: clock.reserve ?? 0 });

export function termsOf(facts: TableFacts): string[] {
  const { clock, listed, hints, undo, starter } = facts.settings;
  const options = Object.entries(facts.options as Record<string, unknown>).flatMap(([name, value]) => {
    if (!words.has(`option-${name}`)) return [];
    const told = words.has(`option-${name}-${String(value)}`) ? format(`option-${name}-${String(value)}`) : value;
    return typeof told === "object"
      ? [format(`option-${name}`)]
      : [t("term-option", { name: format(`option-${name}`), value: String(told) })];
  });
  return [
    ...options,
    ...(clock ? [clockTerm(clock)] : []),
    ...(typeof starter === "number" ? [t("term-starter", { number: starter + 1 })] : []),
    ...(listed ? [t("new-who-all")] : []),
    ...(hints === false ? [t("term-no-hints")] : []),
    ...(undo === false ? [t("term-no-undo")] : []),
  ];
}
