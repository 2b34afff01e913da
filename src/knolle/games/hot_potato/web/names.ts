/** Names from the catalogue, and those of a custom deck of encounters. */
import { format, words } from "$/words/words.svelte";

export const potatoName = (potato: string): string => format(`potato-${potato}`);

/** HP-3: a table may have its own encounters; their names are not in the catalogue. */
export function encounterName(name: string): string {
  return words.has(`encounter-${name}`) ? format(`encounter-${name}`) : name.replaceAll("-", " ");
}
