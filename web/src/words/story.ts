/** Things that happened, as messages of the catalogue; the games' `story.ts` make them. */
import { colourOf, faceOf, labelOf, numberOf } from "./cards";
import type { Slug } from "$/net/views";
import type { Args, Say } from "./words.svelte";

/** What needs words of its own: it is put into words together with the message, in the language spoken then. */
export type Spoken =
  | string
  | number
  | { card: string }
  | { colour: string; value?: number }
  | { sack: string }
  | { potato: string }
  | { encounter: string }
  | { level: string }
  | { seat: number; points?: number }
  | { list: Spoken[] };

export interface Said {
  id: string;
  args?: Record<string, Spoken>;
  rule?: string;
}

type Sense = "ear" | "eye";

/** What the ear hears: "Ann plays yellow 2, a Potato Man." */
export const spoken = (said: Said, t: Say, names: readonly string[], game: Slug): string =>
  told(said, t, names, game, "ear");

/** What the eye reads: "Ann plays Y2, a Potato Man." */
export const written = (said: Said, t: Say, names: readonly string[], game: Slug): string =>
  told(said, t, names, game, "eye");

function told(said: Said, t: Say, names: readonly string[], game: Slug, sense: Sense): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(said.args ?? {})) {
    args[name] = worded(value, t, names, sense);
    if (typeof value === "object" && "card" in value) args.face = faceOf(value.card, game) ?? "plain";
  }
  return t(said.id, args);
}

function worded(value: Spoken, t: Say, names: readonly string[], sense: Sense): string | number {
  if (typeof value !== "object") return value;
  if ("list" in value)
    return joined(
      value.list.map((part) => listed(part, t, names, sense)),
      "list-last",
      t,
    );
  if ("card" in value) return sense === "eye" ? labelOf(value.card, t) : t("card-the", cardArgs(value.card, t));
  if ("seat" in value) return seatNamed(value.seat, value.points, t, names);
  if ("colour" in value) return coloured(value.colour, value.value, t);
  if ("sack" in value) return t(`sack-${value.sack}`);
  if ("level" in value) return t(`level-${value.level}`);
  return "potato" in value ? t(`potato-${value.potato}`) : encounterName(value.encounter, t);
}

/** A part of a list. Cards stand there by name alone: "red 7, blue 8". */
function listed(part: Spoken, t: Say, names: readonly string[], sense: Sense): string {
  const isHeard = sense === "ear" && typeof part === "object" && "card" in part;
  return isHeard ? t("card-name", cardArgs(part.card, t)) : String(worded(part, t, names, sense));
}

/** The words for a card, for messages that tell of one. */
export const cardArgs = (card: string, t: Say) => ({ colour: t(`colour-${colourOf(card)}`), number: numberOf(card) });

function seatNamed(seat: number, points: number | undefined, t: Say, names: readonly string[]): string {
  const name = names[seat] ?? "";
  return points === undefined ? name : t("score-of", { name, points });
}

function coloured(name: string, value: number | undefined, t: Say): string {
  const colour = t(`colour-${name}`);
  return value === undefined ? colour : t("colour-value", { colour, value });
}

/** The name of an encounter; those of a table's own deck are called as the table calls them. */
export function encounterName(name: string, t: Say): string {
  const said = t(`encounter-${name}`);
  return said === `encounter-${name}` ? name : said;
}

/** "a, b and c", or whatever the message in between says. */
export function joined(parts: readonly string[], between: "list-last" | "list-or", t: Say): string {
  if (parts.length < 2) return parts.join();
  return t(between, { rest: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
}

export const cards = (texts: readonly string[]): Spoken => ({ list: texts.map((card) => ({ card })) });
export const scores = (points: readonly number[]): Spoken => ({
  list: points.map((n, seat) => ({ seat, points: n })),
});
