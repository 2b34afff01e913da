/** Permissions before the cards are dealt. */
import type { Table } from "$/net/table.svelte";

/** The host; in a rematch, everybody seated. */
export const mayStart = ({ you, facts, seats }: Pick<Table, "you" | "facts" | "seats">): boolean =>
  you.host || (facts !== null && facts.match > 1 && seats.length > 0);
