/** What is asked now, and of whom, as a message of the catalogue. */
import type { Seen } from "$/table/seen";
import type { HotPotatoView } from "$/net/views";
import { t } from "$/words/words.svelte";
import { listed, potatoName } from "./names";
import { effectOf, type Round } from "./scene";

/** The reader is asked. */
function asked(seen: Seen<HotPotatoView>, round: Round | null): string {
  const { phase } = seen.view;
  if (phase === "choose") return t("hp-ask-choose");
  if (phase === "extra") return t("hp-ask-extra");
  if (phase === "effect") return t("hp-ask-effect", { potato: round ? potatoName(effectOf(round, seen.seat!)) : "" });
  return t("hp-ask-rambo");
}

/** Others are waited for. */
function waiting(seen: Seen<HotPotatoView>, round: Round | null): string {
  const { phase, to_act } = seen.view;
  const names = listed(to_act.map((seat) => seen.names[seat] ?? ""));
  if (phase === "choose") return t("hp-wait-choose", { names, count: to_act.length });
  if (phase === "extra") return t("hp-wait-extra", { names });
  if (phase === "rambo") return t("hp-wait-rambo", { names, count: to_act.length });
  return t("hp-wait-effect", { names, potato: round ? potatoName(effectOf(round, to_act[0]!)) : "" });
}

export function prompt(seen: Seen<HotPotatoView>, round: Round | null): string {
  if (!seen.view.to_act.length) return "";
  return seen.legal.length ? asked(seen, round) : waiting(seen, round);
}
