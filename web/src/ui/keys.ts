/** Single-key shortcuts: the last listener comes first. They are off while somebody types, or by a setting. */
import { settings } from "./settings.svelte";

export type Keys = Record<string, (event: KeyboardEvent) => boolean | void>;
const layers: Keys[] = [];

/** Whether a field needs the key itself; a checkbox needs only the space bar. */
function isTyping(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && target.type === "checkbox") return key === " ";
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Listen for keys (`"l"`, `"?"`, `"ArrowLeft"`) until the returned function is called. A handler that returns false
 * passes the key on. */
export function listen(keys: Keys): () => void {
  layers.push(keys);
  return () => layers.splice(layers.indexOf(keys), 1);
}

/** The keys 1 to 9 and 0 for the first ten places. */
export const digits = (choose: (place: number) => boolean): Keys =>
  Object.fromEntries(Array.from({ length: 10 }, (_, place) => [String((place + 1) % 10), () => choose(place)]));

/** Move the focus along elements; return whether there are any. */
export function walk(all: readonly HTMLElement[], by: 1 | -1): boolean {
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 && by < 0 ? all.length - 1 : (at + by + all.length) % all.length;
  all[next]?.focus();
  return all.length > 0;
}

export function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target, event.key))
    return;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.key.length === 1 && !settings.values.keys) return;
  if (document.querySelector("dialog[open]:not(.beside)")) return;
  for (const keys of [...layers].reverse()) {
    if (keys[name] && keys[name](event) !== false) return event.preventDefault();
  }
}
