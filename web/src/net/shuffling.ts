/** This browser's part in a fair deal: a secret text, the commitment to it, and what was known before the first card. */
import type { RecordFacts, TableFacts } from "$generated/wire";
import { forget, keep, read } from "./kept";
import type { Wish } from "./link";
import { sha256 } from "./sha256";
import type { GameEvent } from "./views";

/** An event that showed cards, as it was told when it happened, with its number. */
type Seen = [number: number, event: GameEvent];

/** What this browser knew when its reader revealed their text, and then which cards it was shown. */
export interface Memory {
  commitment: string;
  commitments: (string | null)[];
  names: string[];
  /** Null for a spectator. */
  seat: number | null;
  /** Whether the starting seat is drawn too. */
  draws: boolean;
  /** How many times before, since the last cards, texts were revealed and no cards came. */
  redraws: number;
  seen: Seen[];
}

export type Fault = "seed" | "own" | "other" | "starter" | "seen";
/** The part of a record that can be compared with a memory. */
export type Dealt = Pick<RecordFacts, "seed" | "entropy" | "starter" | "log">;

const PREFIX = "knolle-deal-";
const MOST = 40;
/** The types of the events by which shuffled cards become known. */
const SHOWN = new Set(["deal", "show", "draw"]);
const local = () => localStorage;
const textSlot = (commitment: string) => `${PREFIX}text-${commitment}`;
const memorySlot = (key: string, match: number) => `${PREFIX}${key}-${match}`;
const undealtSlot = (key: string) => `${PREFIX}undealt-${key}`;

/** 128 bits that the server cannot foresee. */
export const chance = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Return the commitment to a new text, which is kept until it is revealed: the reader's words, if any, and chance. */
export function commit(words = ""): string {
  const text = words ? `${words} ${chance()}` : chance();
  const commitment = sha256(text);
  drop();
  keep(local, textSlot(commitment), { text, at: Date.now() });
  return commitment;
}

/** Forget the oldest deals and texts. */
function drop(): void {
  try {
    const old = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    const age = (name: string) => read<{ at: number }>(local, name)?.at ?? 0;
    for (const name of old.sort((a, b) => age(b) - age(a)).slice(MOST)) forget(local, name);
  } catch {
    // the browser stores nothing
  }
}

const textOf = (commitment: string | null): string | null =>
  commitment && (read<{ text: string }>(local, textSlot(commitment))?.text ?? null);

/** Return what was known before the deal of a match; what earlier versions did not keep is empty. */
export function recall(key: string, match: number): Memory | null {
  const found = read<Memory>(local, memorySlot(key, match));
  return found && { ...found, names: found.names ?? [], redraws: found.redraws ?? 0, seen: found.seen ?? [] };
}

/** How many times texts were revealed at a table since the last cards. */
const undealt = (key: string): number => read<{ count: number }>(local, undealtSlot(key))?.count ?? 0;

/** Does the reader's part at one table, each step once a match. */
export class Part {
  private done = new Set<string>();

  constructor(
    private readonly key: string,
    private readonly send: (wish: Wish) => void,
  ) {}

  /** Do what the table waits for. */
  answer(facts: TableFacts, seat: number | null): void {
    const { deal, match, commitments, lesson } = facts;
    if (facts.status !== "waiting" || lesson) return;
    if (deal?.step === "reveal") this.remember(facts, seat);
    if (seat === null) return;
    const text = textOf(commitments[seat] ?? null);
    if (!deal || (deal.step === "commit" && deal.missing.includes(seat))) {
      // a text that only another browser knows is replaced, but once: that browser may be there too
      if (text === null && this.isNew(`commit ${match}`)) this.send({ type: "commit", commitment: commit() });
    } else if (deal.step === "reveal" && text !== null && this.isNew(`reveal ${match}`)) {
      this.send({ type: "reveal", text });
    }
  }

  /** Keep what the events show of the cards. */
  see(match: number, entries: readonly { number: number; event: GameEvent }[]): void {
    const shown = entries
      .filter(({ event }) => SHOWN.has(event.type))
      .map(({ number, event }): Seen => [number, event]);
    if (!shown.length) return;
    if (undealt(this.key)) forget(local, undealtSlot(this.key));
    const memory = recall(this.key, match);
    const known = new Set(memory?.seen.map((one) => JSON.stringify(one)));
    const fresh = shown.filter((one) => !known.has(JSON.stringify(one)));
    if (memory && fresh.length) this.keep(match, { ...memory, seen: [...memory.seen, ...fresh] });
  }

  private keep(match: number, memory: Memory): void {
    keep(local, memorySlot(this.key, match), { ...memory, at: Date.now() });
  }

  private isNew(what: string): boolean {
    return !this.done.has(what) && Boolean(this.done.add(what));
  }

  /** Keep what is known now. The first time counts: afterwards the text is no longer secret. */
  private remember({ match, commitment, commitments, deal, seats }: TableFacts, seat: number | null): void {
    if (recall(this.key, match)) return;
    const redraws = undealt(this.key);
    const names = seats.map(({ name }) => name ?? "");
    this.keep(match, { commitment, commitments, names, seat, draws: deal!.draws, redraws, seen: [] });
    keep(local, undealtSlot(this.key), { count: redraws + 1, at: Date.now() });
  }
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Return the starting seat that seed and texts determine. */
export function drawSeat(seed: string, entropy: readonly string[], seats: number): number {
  const texts = entropy.map((text) => new TextEncoder().encode(text));
  const parts = texts.flatMap((raw) => [...new Uint8Array(new Uint32Array([raw.length]).buffer).reverse(), ...raw]);
  const end = new TextEncoder().encode("knolle/1:starter");
  const digest = sha256(Uint8Array.from([...bytesOf(seed), ...parts, ...end]));
  return Number(BigInt(`0x${digest}`) % BigInt(seats));
}

/** Return whether these are commitments in the order of the seats; some may be left out. */
function follow(hashes: readonly string[], commitments: readonly (string | null)[]): boolean {
  let seat = 0;
  return hashes.every((hash) => (seat = commitments.indexOf(hash, seat) + 1) > 0);
}

/** Return whether an event, or a part of one, was seen as a record has it. Null and missing fields were hidden. */
export function agrees(seen: unknown, whole: unknown): boolean {
  if (seen == null) return true;
  if (typeof seen !== "object" || typeof whole !== "object" || !whole) return seen === whole;
  if (Array.isArray(seen) !== Array.isArray(whole)) return false;
  if (Array.isArray(seen) && seen.length !== (whole as unknown[]).length) return false;
  return Object.entries(whole).every(([name, value]) => agrees((seen as Record<string, unknown>)[name], value));
}

/** Return the seats of the others who had committed to a text that is not in the record of the match. */
export function withheld({ commitments, seat }: Memory, { entropy }: Dealt): number[] {
  const rest = entropy.map((text) => sha256(text));
  const isLeft = (own: number) => {
    const found = rest.indexOf(commitments[own] ?? "");
    if (found >= 0) rest.splice(found, 1);
    return found < 0;
  };
  if (seat !== null) isLeft(seat); // first: others may copy one's own commitment
  return [...commitments.keys()].filter((one) => one !== seat && commitments[one] && isLeft(one));
}

/** Return what in the record of a match contradicts what this browser knew before its deal or saw during it. */
export function faults(memory: Memory, match: Dealt): Fault[] {
  const { commitments, seat } = memory;
  const hashes = match.entropy.map((text) => sha256(text));
  const found: [Fault, boolean][] = [
    ["seed", sha256(bytesOf(match.seed)) !== memory.commitment],
    ["own", seat !== null && !hashes.includes(commitments[seat] ?? "")],
    ["other", !follow(hashes, commitments)],
    ["starter", memory.draws && drawSeat(match.seed, match.entropy, commitments.length) !== match.starter],
    ["seen", !memory.seen.every(([number, event]) => number in match.log && agrees(event, match.log[number]))],
  ];
  return found.filter(([, isWrong]) => isWrong).map(([fault]) => fault);
}
