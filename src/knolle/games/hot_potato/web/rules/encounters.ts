/** The encounters of the default deck, from encounters.toml. */
import games from "$generated/games.json";

export const ENCOUNTERS: { name: string; ranking: string[] }[] = games["hot-potato"].encounters.encounter;
