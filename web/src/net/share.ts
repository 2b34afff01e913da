/** Addresses that other devices can open, which "localhost" is not. */
import { api } from "./api";

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** The address of a page for other devices. `share` is the server's address in the local network, if known. */
export function addressOf(
  path: string,
  share: string | null,
  here: Pick<Location, "origin" | "hostname"> = location,
): string {
  const base = share && LOOPBACK.test(here.hostname) ? share : here.origin;
  return new URL(path, base).href;
}

/** Whether an address works on this machine only. */
export const isOnlyHere = (address: string): boolean => LOOPBACK.test(new URL(address).hostname);

/** Like `addressOf`, with the address that the server knows; without an answer, the address used here. */
export async function shareAddress(path: string): Promise<string> {
  const share = await api.server().then(
    (facts) => facts.share,
    () => null,
  );
  return addressOf(path, share);
}

/** The QR code of a page's address. */
export const qrOf = (path: string): string => `/api/qr.svg?path=${encodeURIComponent(path)}`;

/** Whether the device has a share dialog. */
export const canHandOn = (): boolean => typeof navigator.share === "function";

/** Copy a text to the clipboard; return whether that was allowed. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOld(text);
  }
}

/** Without https there is no clipboard API; use the old command. */
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
