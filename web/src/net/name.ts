/** The name a guest goes by. Nobody has to think of one: until he does, he is called after a potato, as the bots are. */
import { guest } from "./me.svelte";

/** None of them is a bot's. */
export const VARIETIES = [
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

/** The same one until the page is left. */
export const proposed: string = VARIETIES[Math.floor(Math.random() * VARIETIES.length)]!;

/** The guest's name; who has none yet gets one, so that others at the table know what to call him. */
export async function named(wanted = ""): Promise<string> {
  await guest.known();
  const name = wanted.trim() || guest.name || proposed;
  if (name !== guest.name) await guest.rename(name);
  return guest.name;
}
