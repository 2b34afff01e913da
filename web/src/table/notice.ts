/** Which notice takes the place of the prompt. There may be several; the first of them is shown. */
import type { Table } from "$/net/table.svelte";
import type { Play } from "./play.svelte";

export type Notice = "lost" | "refused" | "next" | "undo" | "replaced" | "advice" | "took-back" | "preparing";

export function noticeAt(table: Table, play: Play): Notice | null {
  const facts = table.facts!;
  const seat = table.you.seat;
  const isPlaying = facts.status === "playing";
  if (table.link === "refused") return "lost";
  if (table.refusal) return "refused";
  if (play.isCleared) return "next";
  if (facts.undo) return "undo";
  if (isPlaying && seat !== null && facts.seats[seat]?.bot != null) return "replaced";
  if (play.advice) return "advice";
  if (play.tookBack !== null) return "took-back";
  return isPlaying && table.presence.preparing ? "preparing" : null;
}
