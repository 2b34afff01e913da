/** Choices that were taken back in a match. */
import type { TableFacts } from "$generated/wire";

type Undos = Pick<TableFacts, "undos">;

export const undosOf = ({ undos }: Undos): number => undos.reduce((sum, count) => sum + count, 0);

/** Return a seat that has taken back a choice since; -1 if none has. */
export const undoneSince = (before: Undos, { undos }: Undos): number =>
  undos.findIndex((count, seat) => count > (before.undos[seat] ?? 0));
