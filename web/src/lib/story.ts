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
