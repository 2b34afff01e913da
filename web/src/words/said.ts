/** Formats the server's messages. words/sentence.py does the same for the terminal. */
import type { Said, Value } from "$generated/games";
import type { Refusal } from "$generated/wire";
import { colourOf, isCard, labelOf, numberOf } from "./cards";
import { counted, fine, percent, points, signed } from "./numbers";
import { words, type Args } from "./words.svelte";

export type { Said, Value };
/** For the eye a card is "Y2"; for the ear it is "the yellow 2", in a list "yellow 2". */
export type Sense = "eye" | "ear";

/** For whom a message is formatted: the names at the table, and the reader's seat. */
export interface Reader {
  names: readonly string[];
  seat: number | null;
}

/** A reader who sits at no table. */
const NOBODY: Reader = { names: [], seat: null };

const NUMBERS = {
  points,
  fine,
  signed,
  percent,
  count: (value: number) => counted(value),
  "fine-count": (value: number) => counted(value, 2),
};

/** Format a message in the current language, without its rule. */
export function worded([, id, args]: Said, reader: Reader, sense: Sense = "eye"): string {
  const filled: Args = {};
  for (const [name, value] of Object.entries(args)) filled[name] = word(value, reader, sense);
  return words.say(id, filled);
}

/** Format a refusal; if the page does not know its code, use the server's English sentence. */
export function refusal(told: Refusal, reader: Reader = NOBODY): { text: string; rule: string | null } {
  return { text: words.has(told.said[1]) ? worded(told.said, reader, "ear") : told.sentence, rule: told.rule };
}

/** The rule that explains a message. */
export const ruleOf = (said: Said): string | null => said[3];

/** Format a value: the name of an action, a place in a match. */
export const named = (value: Value, reader: Reader, sense: Sense = "eye"): string => String(word(value, reader, sense));

/** The name of an action; `called` in the view names those that are not cards. */
export const actionName = (
  action: string,
  called: Record<string, Value> | null | undefined,
  reader: Reader,
  sense: Sense = "eye",
): string => named(called?.[action] ?? ["card", action], reader, sense);

function word(value: Value, reader: Reader, sense: Sense, isListed = false): Args[string] {
  if (typeof value !== "object") return value;
  switch (value[0]) {
    case "seat":
      return nameOf(value[1], reader);
    case "who":
      return person(value[1], reader);
    case "score":
      return words.say("score-of", { name: nameOf(value[1], reader), points: value[2] });
    case "card":
      return cardWord(value[1], sense, isListed);
    case "num":
      return NUMBERS[value[2]](value[1]);
    case "list":
      return joined(
        value[1].map((part) => String(word(part, reader, sense, true))),
        value[2],
      );
    case "say":
      return worded(value, reader, sense);
  }
}

const nameOf = (seat: number, { names }: Reader): string => names[seat] ?? String(seat + 1);

/** "a, b and c", or "a, b or c". */
function joined(parts: readonly string[], last: "and" | "or"): string {
  if (parts.length < 2) return parts.join();
  const between = last === "or" ? "list-or" : "list-last";
  return words.say(between, { rest: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
}

function cardWord(text: string, sense: Sense, isListed: boolean): string {
  if (!isCard(text)) return text;
  if (sense === "eye") return labelOf(text);
  const args = { colour: words.say(`colour-${colourOf(text)}`), number: numberOf(text) };
  return words.say(isListed ? "card-name" : "card-the", args);
}

/** A player as seen from the reader's seat; play goes to the left. */
function person(other: number, reader: Reader): string {
  const { names, seat } = reader;
  const name = nameOf(other, reader);
  if (seat === null || !names.length) return name;
  const steps = (other - seat + names.length) % names.length;
  if (steps === 0) return words.say("who-you");
  if (2 * steps === names.length) return words.say("who-opposite", { name });
  if (steps === 1) return words.say("who-left", { name });
  return steps === names.length - 1 ? words.say("who-right", { name }) : name;
}
