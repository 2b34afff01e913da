/** This browser's part in a fair deal: a secret text, the commitment to it, and what was known before the first card. */
import type { TableFacts } from "$generated/wire";
import { forget, keep, read } from "./kept";
import type { Wish } from "./link";
import { sha256 } from "./sha256";

/** What this browser knew when its reader revealed their text. A spectator has no seat. */
export interface Memory {
  commitment: string;
  commitments: (string | null)[];
  seat: number | null;
  /** Whether the starting seat is drawn too. */
  draws: boolean;
}

export type Fault = "seed" | "own" | "other" | "starter";

const PREFIX = "knolle-deal-";
const MOST = 40;
const local = () => localStorage;
const textSlot = (commitment: string) => `${PREFIX}text-${commitment}`;
const memorySlot = (key: string, match: number) => `${PREFIX}${key}-${match}`;

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

export const recall = (key: string, match: number): Memory | null => read<Memory>(local, memorySlot(key, match));

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

  private isNew(what: string): boolean {
    return !this.done.has(what) && Boolean(this.done.add(what));
  }

  /** Keep what is known now. The first time counts: afterwards the text is no longer secret. */
  private remember({ match, commitment, commitments, deal }: TableFacts, seat: number | null): void {
    if (recall(this.key, match)) return;
    const memory: Memory = { commitment, commitments: [...commitments], seat, draws: deal!.draws };
    keep(local, memorySlot(this.key, match), { ...memory, at: Date.now() });
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

/** Return what in a finished match contradicts what this browser knew before its deal. */
export function faults(memory: Memory, match: { seed: string; entropy: string[]; starter: number }): Fault[] {
  const { commitments, seat } = memory;
  const hashes = match.entropy.map((text) => sha256(text));
  const found: [Fault, boolean][] = [
    ["seed", sha256(bytesOf(match.seed)) !== memory.commitment],
    ["own", seat !== null && !hashes.includes(commitments[seat] ?? "")],
    ["other", !follow(hashes, commitments)],
    ["starter", memory.draws && drawSeat(match.seed, match.entropy, commitments.length) !== match.starter],
  ];
  return found.filter(([, isWrong]) => isWrong).map(([fault]) => fault);
}
