/** Permissions before the cards are dealt. */
import type { Table } from "$/net/table.svelte";

/** The host; in a rematch, everybody seated. */
export const mayStart = ({ you, facts }: Pick<Table, "you" | "facts">): boolean =>
  you.host || (facts !== null && facts.match > 1 && you.seat !== null);
