/** Calls the reader: with the icon of the tab, and with a notification and a sound if the page is hidden. The title is
 * up to the page, which also has it when nobody is called. */
import { notify } from "$/ui/notify";
import { play as sound } from "$/ui/sound";

const ICON = { calm: "/icon.svg", called: "/icon-turn.svg" } as const;

function paint(icon: keyof typeof ICON): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", ICON[icon]);
}

/** Call the reader until the surrounding effect ends or they look. */
export function call(path: string, text: string): () => void {
  paint("called");
  let dismiss: (() => void) | undefined;
  const look = () => {
    if (document.hidden) dismiss ??= notify(path, text, path);
    else dismiss = void dismiss?.();
  };
  if (document.hidden) sound("turn");
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    dismiss?.();
    paint("calm");
  };
}
