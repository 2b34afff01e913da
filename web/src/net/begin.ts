/** Start a match without the waiting room: at a table made by one click, or again against bots alone. */
import type { Table } from "./table.svelte";

interface Beginning {
  name: string;
  /** False if friends are still to come. */
  start: boolean;
}

const slot = (key: string) => `knolle-begin-${key}`;
/** Used if the browser stores nothing; lasts as long as the page. */
const kept = new Map<string, string>();

export function keepBeginning(key: string, beginning: Beginning): void {
  const text = JSON.stringify(beginning);
  try {
    sessionStorage.setItem(slot(key), text);
  } catch {
    kept.set(key, text);
  }
}

/** Return how the table should begin, and forget it. */
export function takeBeginning(key: string): Beginning | null {
  let text = kept.get(key) ?? null;
  kept.delete(key);
  try {
    text ??= sessionStorage.getItem(slot(key));
    sessionStorage.removeItem(slot(key));
  } catch {
    // see above
  }
  return text === null ? null : (JSON.parse(text) as Beginning);
}

/** Entropy for the shuffles from this browser: 128 bits that the server cannot foresee. */
export const chance = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Sit down and start if the table was made for that; return whether it was. */
export async function begin(table: Pick<Table, "key" | "send">): Promise<boolean> {
  const beginning = takeBeginning(table.key);
  if (!beginning) return false;
  const seated = await table.send({ type: "sit", name: beginning.name, entropy: chance() });
  if (seated.type === "done" && beginning.start) await table.send({ type: "start" });
  return true;
}

/** Ask for a rematch, and against bots alone, deal at once; return whether there is a next match. */
export async function again(table: Pick<Table, "facts" | "you" | "send">): Promise<boolean> {
  const { seats, lesson } = table.facts!;
  const isAlone = seats.every(({ kind }, seat) => kind === "bot" || seat === table.you.seat);
  const asked = await table.send({ type: "rematch" });
  if (asked.type !== "done") return false;
  if (isAlone && !lesson) await table.send({ type: "entropy", text: chance() });
  if (isAlone) await table.send({ type: "start" });
  return true;
}
