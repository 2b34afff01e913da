/** Formats the server's messages. words/sentence.py does the same for the terminal. */
import type { Said, Value } from "$generated/games";
import type { Refusal } from "$generated/wire";
import { colourOf, isCard, labelOf, numberOf } from "./cards";
import { amount, difference, fine, percent, points } from "./numbers";
import { words, type Args, type MessageId } from "./words.svelte";

export type { Said, Value };
/** For the eye a card is "Y2"; for the ear it is "the yellow 2", in a list "yellow 2"; drawn, it is marked. */
export type Sense = "eye" | "ear";
type Form = Sense | "drawn";

/** Stands before and after a card that is to be drawn. */
const MARK = "\uE000";
const MARKED = new RegExp(`${MARK}(\\w+)${MARK}`);

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
  signed: difference,
  percent,
  count: (value: number) => amount(value),
  "fine-count": (value: number) => amount(value, 2),
};

/** Format a message in the current language, without its rule. */
export const sentence = (said: Said, reader: Reader, sense: Sense = "eye"): string => fill(said, reader, sense);

/** Format a message as parts: texts, and cards that are drawn between them. */
export function partsOf(said: Said, reader: Reader): ({ text: string } | { card: string })[] {
  const parts = fill(said, reader, "drawn").split(MARKED);
  // players choose their names, so not everything between marks is a card
  return parts.map((part, k) => (k % 2 && isCard(part) ? { card: part } : { text: part }));
}

function fill([, id, args]: Said, reader: Reader, form: Form): string {
  const values: Args = {};
  for (const [name, value] of Object.entries(args)) values[name] = word(value, reader, form);
  return words.say(id, values);
}

/** Format a refusal; if the page does not know its code, use the server's English sentence. */
export function refusal(told: Refusal, reader: Reader = NOBODY): { text: string; rule: string | null } {
  return { text: words.has(told.said[1]) ? sentence(told.said, reader, "ear") : told.sentence, rule: told.rule };
}

/** A message of the page about a card, so that the card is drawn. */
export const cardMessage = (id: MessageId, card: string): Said => ["say", id, { card: ["card", card] }, null];

/** The rule that explains a message. */
export const ruleOf = (said: Said): string | null => said[3];

/** Format a value: the name of an action, a place in a match. */
export const phrase = (value: Value, reader: Reader, sense: Sense = "eye"): string =>
  String(word(value, reader, sense));

/** The name of an action; `called` in the view names those that are not cards. */
export const actionName = (
  action: string,
  called: Record<string, Value> | null | undefined,
  reader: Reader,
  sense: Sense = "eye",
): string => phrase(called?.[action] ?? ["card", action], reader, sense);

function word(value: Value, reader: Reader, form: Form, isListed = false): Args[string] {
  if (typeof value !== "object") return value;
  switch (value[0]) {
    case "seat":
      return nameOf(value[1], reader);
    case "who":
      return person(value[1], reader);
    case "score":
      return words.say("score-of", { name: nameOf(value[1], reader), points: value[2] });
    case "card":
      return cardWord(value[1], form, isListed);
    case "num":
      return NUMBERS[value[2]](value[1]);
    case "list":
      return join(
        value[1].map((part) => String(word(part, reader, form, true))),
        value[2],
      );
    case "say":
      return fill(value, reader, form);
  }
}

const nameOf = (seat: number, { names }: Reader): string => names[seat] ?? String(seat + 1);

/** "a, b and c", or "a, b or c". */
export function join(parts: readonly string[], last: "and" | "or"): string {
  if (parts.length < 2) return parts.join();
  const between = last === "or" ? "list-or" : "list-last";
  return words.say(between, { rest: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
}

function cardWord(text: string, form: Form, isListed: boolean): string {
  if (!isCard(text)) return text;
  if (form === "drawn") return MARK + text + MARK;
  if (form === "eye") return labelOf(text);
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
