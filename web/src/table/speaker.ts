// Who wrote a line of chat: spectators are marked, because they can choose any name.

import { t } from "$/words/words.svelte";

export function speaker(line: { name: string; seat: number | null }): string {
  if (line.seat !== null) return line.name;
  return line.name ? t("chat-watching", { name: line.name }) : t("chat-watcher");
}
