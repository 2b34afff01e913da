/** Things that happened, as messages of the catalogue; the games' `story.ts` make them. */

export type Spoken =
  | string
  | number
  | { card: string }
  | { colour: string }
  | { potato: string }
  | { encounter: string }
  | { seat: number }
  | { list: Spoken[] };

export interface Said {
  id: string;
  args?: Record<string, Spoken>;
  rule?: string;
}

/** What the ear hears. */
export function spoken(said: Said, t: (id: string, args?: Record<string, string | number>) => string, _names: readonly string[], _game: string): string {
  return t(said.id);
}

/** What the eye reads. */
export const written = spoken;
