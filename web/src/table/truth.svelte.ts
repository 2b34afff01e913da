/** Announces at once what does not wait for the cursor: chat, people who come and go, and the next match. */
import { mutes } from "./mutes.svelte";
import { speaker } from "./speaker";
import { untrack } from "svelte";
import type { Table } from "$/net/table.svelte";
import { announcer } from "$/words/announce.svelte";
import { sentence } from "$/words/said";
import { t } from "$/words/words.svelte";
import type { Play } from "./play.svelte";

type Truth = Pick<Table, "about" | "chat" | "key" | "presence" | "you">;
type Reader = Pick<Play, "names" | "seat" | "absence" | "isCleared">;

/** Call `say` with the old and the new value when a value has changed. */
function watch<T>(value: () => T, say: (now: T, old: T) => void): void {
  let old = untrack(value);
  $effect(() => {
    const now = value();
    if (now === old) return;
    untrack(() => say(now, old));
    old = now;
  });
}

function sayLeaving(play: Reader, seat: number): void {
  const seconds = Math.max(0, Math.ceil(((play.absence(seat)?.bot ?? 0) - Date.now()) / 1000));
  announcer.say(t("leaving", { name: play.names[seat] ?? "", seconds }));
}

/** Announce until the surrounding effect ends. */
export function announceTruth(table: Truth, play: Reader): void {
  watch(
    () => table.about,
    (about) => about.forEach((said) => announcer.say(sentence(said, play, "ear"))),
  );
  watch(
    () => table.chat,
    (now, old) => {
      // after a reconnection all lines are new objects
      const last = old.at(-1)?.at ?? 0;
      for (const line of now)
        if (line.at > last && (line.seat == null || line.seat !== play.seat) && !mutes.has(table, line))
          announcer.say(t("chat-heard", { name: speaker(line), text: line.text }));
    },
  );
  watch(
    () => table.presence.away,
    (now, old) => {
      for (const [seat, { bot }] of Object.entries(now))
        if (bot != null && old[seat]?.bot == null) sayLeaving(play, Number(seat));
    },
  );
  watch(
    () => play.isCleared,
    (isCleared) => isCleared && announcer.say(t("after-next")),
  );
}
