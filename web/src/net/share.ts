/** Addresses that others can open: what is "localhost" here is nothing on a friend's phone. */
import { api } from "./api";

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** The address of a page for other devices; `share` is the server's address in the local network, if it has one. */
export function addressOf(
  path: string,
  share: string | null,
  here: Pick<Location, "origin" | "hostname"> = location,
): string {
  const base = share && LOOPBACK.test(here.hostname) ? share : here.origin;
  return new URL(path, base).href;
}

/** Whether a page can be opened from this machine only. */
export const isOnlyHere = (address: string): boolean => LOOPBACK.test(new URL(address).hostname);

/** The same, asking the server for its address. Without an answer, the address as it is here. */
export async function shareAddress(path: string): Promise<string> {
  const share = await api.server().then(
    (facts) => facts.share,
    () => null,
  );
  return addressOf(path, share);
}

/** The picture of an address that a phone reads. */
export const qrOf = (path: string): string => `/api/qr.svg?path=${encodeURIComponent(path)}`;

/** Whether the device has its own way to hand an address on. */
export const canHandOn = (): boolean => typeof navigator.share === "function";

/** Put a text where it can be pasted. The answer is whether that was allowed. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOld(text);
  }
}

/** Without https a browser has no clipboard to write to, but still the old command. */
function copyOld(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  const focused = document.activeElement;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand?.("copy") ?? false;
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isDone;
}
