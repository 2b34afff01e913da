/** What things are called: the catalogue's names, and those that a table's own encounters bring. */
import { format, words } from "$/words/words.svelte";

export const potatoName = (potato: string): string => format(`potato-${potato}`);

/** HP-3: a table may bring its own encounters; their names are no messages. */
export function encounterName(name: string): string {
  return words.has(`encounter-${name}`) ? format(`encounter-${name}`) : name.replaceAll("-", " ");
}

/** "Ann, Ben and Cleo", as the language spoken joins them. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(words.language).format(names);
