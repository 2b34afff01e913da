/** Refusals in words: what the server's code says, told to the one who sits on this chair. */
import { actionName } from "./actions";
import { cardArgs, joined } from "./story";
import type { Refusal } from "$/net/table.svelte";
import type { Args, Say } from "./words.svelte";

type Params = Record<string, unknown>;
type Reader = { t: Say; names: readonly string[]; seat: number | null };

const CARD = /^[RBGYPO]\d+$/;
const POTATO = /^(peeling|couch|poteto|rambo|robo|sweet)$/;
const NO_LIMIT = 1e9;

export function refusal(
  told: Refusal,
  t: Say,
  names: readonly string[],
  seat: number | null,
): { text: string; rule: string | null } {
  const id = `refused-${told.code}`;
  const text = t(id, worded(told.code, told.params as Params, { t, names, seat }));
  return { text: text === id ? told.sentence : text, rule: told.rule ?? null };
}

/** The parameters as words. Several names may stand for the same thing; the message takes those it needs. */
function worded(code: string, params: Params, reader: Reader): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === "number") args[name] = value;
    else if (typeof value === "string") args[name] = plain(value);
  }
  const { t } = reader;
  const card = params.card ?? params.action;
  if (typeof card === "string") args.card = thing(card, t);
  if (typeof params.colour === "string") args.colour = t(`colour-${params.colour}`);
  if (typeof params.option === "string") args.option = optionName(plain(params.option), t);
  args.who = who(params, reader);
  args.allowed = allowed(code, params, reader);
  if (Array.isArray(params.free))
    args.free = list(
      params.free.map((place) => String(place + 1)),
      t,
    );
  return args;
}

/** A text that the server quotes, without its quotation marks. */
const plain = (text: string): string => text.replace(/^(['"])(.*)\1$/, "$2");

const list = (parts: readonly string[], t: Say): string => joined(parts, "list-last", t);

/** A card or a potato as it stands in a sentence; an encounter is called by its name. */
function thing(text: string, t: Say): string {
  if (CARD.test(text)) return t("card-the", cardArgs(text, t));
  return POTATO.test(text) ? t(`potato-${text}`) : plain(text);
}

function optionName(name: string, t: Say): string {
  const said = t(`option-${name}`);
  return said === `option-${name}` ? name : said;
}

/** Who is meant: those whose choice is due, who was named, or who sits there. */
function who(params: Params, reader: Reader): string {
  const named = /^to (\d)$/.exec(String(params.action ?? ""));
  const seats = params.acting ?? params.missing ?? [named ? Number(named[1]) : params.seat];
  const found = (seats as unknown[]).filter((seat): seat is number => typeof seat === "number");
  return list(
    found.map((seat) => person(seat, reader)),
    reader.t,
  );
}

/** A player as seen from the reader's chair; play goes to the left. */
export function person(other: number, { t, names, seat }: Reader): string {
  const name = names[other] ?? String(other + 1);
  const n = names.length;
  if (seat === null || n === 0) return name;
  const steps = (other - seat + n) % n;
  if (steps === 0) return t("who-you");
  if (2 * steps === n) return t("who-opposite", { name });
  if (steps === 1) return t("who-left", { name });
  return steps === n - 1 ? t("who-right", { name }) : name;
}

/** What would have been right. */
function allowed(code: string, params: Params, { t, names }: Reader): string {
  if (code === "bad-option-value") return possible(params, t);
  if (!Array.isArray(params.allowed)) return String(params.allowed ?? "");
  const texts = params.allowed.map(String);
  if (code === "unknown-option")
    return list(
      texts.map((name) => optionName(name, t)),
      t,
    );
  if (code === "unknown-game")
    return list(
      texts.map((slug) => t(`game-${slug}`)),
      t,
    );
  if (code !== "unknown-action") return "";
  const choice = (text: string) => (CARD.test(text) ? thing(text, t) : actionName(text, "hot-potato", t, names, texts));
  return joined(texts.map(choice), "list-or", t);
}

/** The values of an option that may be given. */
function possible(params: Params, t: Say): string {
  const {
    option,
    choices,
    least,
    most,
    only_players: players,
  } = params as {
    option: string;
    choices: unknown[] | null;
    least: number | null;
    most: number | null;
    only_players: number[] | null;
  };
  const values = choices
    ? joined(
        choices.map((value) => t(`option-${option}-${value}`)),
        "list-or",
        t,
      )
    : t((most ?? NO_LIMIT) < NO_LIMIT ? "allowed-range" : "allowed-from", { least: least ?? 0, most: most ?? 0 });
  return players
    ? t("allowed-players", { allowed: values, players: joined(players.map(String), "list-or", t) })
    : values;
}
