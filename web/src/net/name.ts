/** The name of a guest. Until they choose one, they are named after a potato variety, like the bots. */
import { guest } from "./me.svelte";

/** Bots have other names. */
const VARIETIES = [
  "Adretta",
  "Amandine",
  "Annabelle",
  "Belana",
  "Bellarosa",
  "Gala",
  "Laura",
  "Marabel",
  "Monalisa",
  "Nicola",
  "Primura",
  "Roseval",
  "Spunta",
  "Vitelotte",
] as const;

export const MOST_NAME = 24;

/** Stays the same until the page is left. */
export const proposal: string = VARIETIES[Math.floor(Math.random() * VARIETIES.length)]!;

/** Return the guest's name, after renaming them or giving them a first name. */
export async function takeName(wanted = ""): Promise<string> {
  await guest.known();
  const name = wanted.trim() || guest.name || proposal;
  if (name !== guest.name) await guest.rename(name);
  return guest.name;
}
