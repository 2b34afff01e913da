/** Calls the reader: with the icon of the tab, and with a notification and a sound if the page is hidden. The title is
 * up to the page, which also has it when nobody is called. */
import type { Table } from "$/net/table.svelte";
import { notify } from "$/ui/notify";
import { play as sound } from "$/ui/sound";
import type { Play } from "./play.svelte";

const ICON = { calm: "/icon.svg", called: "/icon-turn.svg" } as const;

function paint(icon: keyof typeof ICON): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", ICON[icon]);
}

/** Whether the people at this screen are asked for something in the moment that is shown. A hidden page shows none, and
 * whoever looks back has seen all: then the present counts. */
export const isCalled = (
  { owed }: Pick<Table, "owed">,
  { isBehind, isPast }: Pick<Play, "isBehind" | "isPast">,
  isHidden: boolean,
): boolean => owed.length > 0 && (!isBehind || isPast || isHidden);

/** Call the reader until the surrounding effect ends or they look. */
export function call(path: string, text: string, tell = notify, play: (what: "turn") => void = sound): () => void {
  paint("called");
  let dismiss: (() => void) | undefined;
  const look = () => {
    if (document.hidden) dismiss ??= tell(path, text, path);
    else dismiss = void dismiss?.();
  };
  if (document.hidden) play("turn");
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    dismiss?.();
    paint("calm");
  };
}
