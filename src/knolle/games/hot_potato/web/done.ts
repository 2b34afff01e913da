/** What the round has brought a seat so far, in short. */
import type { HotPotatoView } from "$/net/views";
import type { Seen } from "$/table/seen";
import { t } from "$/words/words.svelte";
import type { Round } from "./round";

export interface Deed {
  text: string;
  isPoint: boolean;
}

/** Return the points or else the effect of a seat; null if nothing is known yet. */
export function deedOf(seen: Seen<HotPotatoView>, round: Round | null, seat: number): Deed | null {
  const points = round?.points?.gained[seat] ?? 0;
  if (points) return { text: t("hp-gained", { points }), isPoint: true };
  const effect = round?.effects.find((one) => one.seat === seat);
  const said = (text: string): Deed => ({ text, isPoint: false });
  if (effect && !effect.used) return said(t("hp-left-it"));
  if (effect?.target !== undefined) return said(t("hp-sent-to", { name: seen.names[effect.target] ?? "" }));
  if (effect) return said(t("hp-used-it"));
  if (round?.points) return said(t(seen.view.barred.includes(seat) ? "hp-no-point-barred" : "hp-no-point"));
  if (seen.view.chosen.includes(seat)) return said(t(seat === seen.seat ? "hp-chosen-you" : "hp-chosen"));
  return null;
}
