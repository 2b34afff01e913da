/** What the prompt says about the moment that is shown: how the round was won, or what somebody did. */
import { lastOf, type Entry } from "$/net/moments";
import type { HotPotatoView } from "$/net/views";
import type { HotPotatoPoints } from "$generated/games";
import { isWaiting, type Seen } from "$/table/seen";
import { sentence } from "$/words/said";
import { t } from "$/words/words.svelte";
import { potatoName } from "./names";
import type { Round } from "./round";

/** The sentences of an entry that the board does not show anyway: the race shows the totals, the middle the ranking. */
function sentences({ event, said }: Entry, seen: Seen<HotPotatoView>): string[] {
  if (event.type === "reveal") return [];
  return said.filter((one) => one[1] !== "log-totals" && one[1] !== "log-verdict").map((one) => sentence(one, seen));
}

/** Return which potato won the round, and what its players got. */
function won(seen: Seen<HotPotatoView>, points: HotPotatoPoints): string[] {
  const scored = seen.log.findLast(({ event }) => event === points);
  return [t("hp-best", { potato: potatoName(points.best) }), ...(scored ? sentences(scored, seen) : [])];
}

/** Return the line that the moment leads to, and a second one in small print; both are empty if somebody is asked. */
export function verdictOf(seen: Seen<HotPotatoView>, round: Round | null): { line: string; more: string } {
  const isOver = seen.view.phase === "over";
  if (!seen.isBehind && !isOver) return { line: "", more: "" };
  const isScored = lastOf(seen.news, "points") !== null;
  const news = seen.news.filter(({ event }) => event.type !== "points").flatMap((entry) => sentences(entry, seen));
  const isVerdict = isScored || isOver || (isWaiting(seen) && !news.length);
  if (!round?.points || !isVerdict) return { line: news.join(" "), more: "" };
  const others = isScored && seen.view.owing.length ? [t("hp-rest-may")] : news;
  return { line: won(seen, round.points).join(" "), more: others.join(" ") };
}
