/** System notifications, while the page is hidden. Only the reader can allow them. */
import { push } from "./push.svelte";
import { settings } from "./settings.svelte";

const isKnown = (): boolean => "Notification" in globalThis && globalThis.isSecureContext;

/** Whether the reader has never been asked, here or by the browser. */
export const canAsk = (): boolean =>
  isKnown() && settings.values.notify === null && Notification.permission !== "denied";

/** Whether the browser would show a notification, or ask for it. */
export const isPossible = (): boolean => isKnown() && Notification.permission !== "denied";

/** Keep the reader's answer; ask the browser if it is yes. */
export async function allow(isWanted: boolean): Promise<void> {
  const isAllowed = isWanted && isKnown() && (await Notification.requestPermission()) === "granted";
  settings.set("notify", isAllowed);
  if (!isAllowed) await push.stop();
}

/** Take away the notices with this tag: the reader sees for themselves. */
export async function clear(tag: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const one of (await worker?.getNotifications?.({ tag })) ?? []) one.close();
}

/** Show a notification in place of the last one with this tag; return a function that takes it away. */
export function notify(tag: string, title: string, path: string): () => void {
  if (!settings.values.notify || !isKnown() || Notification.permission !== "granted") return () => undefined;
  const options = { tag, icon: "/icon-turn.svg", data: path };
  const shown = show(title, options);
  return () => void shown.then((close) => close());
}

/** Phones allow notifications only from the service worker. */
async function show(title: string, options: NotificationOptions): Promise<() => void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker?.active) {
    const one = new Notification(title, options);
    one.onclick = () => focus();
    return () => one.close();
  }
  await worker.showNotification(title, options);
  return () => void worker.getNotifications({ tag: options.tag }).then((all) => all.forEach((one) => one.close()));
}
