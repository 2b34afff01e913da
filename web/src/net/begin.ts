/** Start a match without the waiting room: at a table made by one click, or again against bots alone. */
import { forget, keep, read } from "./kept";
import { commit } from "./shuffling";
import type { Table } from "./table.svelte";

interface Beginning {
  name: string;
  /** False if friends are still to come. */
  start: boolean;
  /** The others at this screen, with their seats. */
  beside?: readonly { seat: number; name: string }[];
}

const slot = (key: string) => `knolle-begin-${key}`;
const session = () => sessionStorage;

export const keepBeginning = (key: string, beginning: Beginning): void => keep(session, slot(key), beginning);

/** Return how the table should begin, and forget it. */
export function takeBeginning(key: string): Beginning | null {
  const beginning = read<Beginning>(session, slot(key));
  forget(session, slot(key));
  return beginning;
}

/** Sit down and start if the table was made for that; return whether it was. */
export async function begin(table: Pick<Table, "key" | "send">): Promise<boolean> {
  const beginning = takeBeginning(table.key);
  if (!beginning) return false;
  const seated = await table.send({ type: "sit", name: beginning.name, commitment: commit() });
  for (const one of seated.type === "done" ? (beginning.beside ?? []) : [])
    await table.send({ type: "sit", ...one, beside: true });
  if (seated.type === "done" && beginning.start) await table.send({ type: "start" });
  return true;
}

/** Ask for a rematch, and against bots alone, deal at once; return whether there is a next match. */
export async function again(table: Pick<Table, "facts" | "seats" | "send">): Promise<boolean> {
  const { seats } = table.facts!;
  const isAlone = seats.every(({ kind }, seat) => kind === "bot" || table.seats.includes(seat));
  const asked = await table.send({ type: "rematch" });
  if (asked.type !== "done") return false;
  if (isAlone) await table.send({ type: "start" });
  return true;
}
