/** Web Push: notices of tables that last for days, while the page is closed. The worker shows them. */
import { api } from "$/net/api";
import { words } from "$/words/words.svelte";

/** Why there are no notices: the page came without https, or the browser, the server or the setup fails. */
export type Obstacle = "no-https" | "no-browser" | "no-server" | "failed";

const PATIENCE = 10_000;

/** Return what the page itself lacks. */
export function obstacleHere(): Obstacle | null {
  if (!globalThis.isSecureContext) return "no-https";
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis
    ? null
    : "no-browser";
}

/** Return a key in base64url as bytes. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const isSame = (a: ArrayBuffer | null, b: Uint8Array): boolean =>
  a !== null && a.byteLength === b.length && new Uint8Array(a).every((byte, k) => byte === b[k]);

/** The worker may still be on its way; without one, `ready` would wait for ever. */
function worker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("no worker")), PATIENCE));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

async function subscription(key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const { pushManager } = await worker();
  const old = await pushManager.getSubscription();
  if (old && isSame(old.options.applicationServerKey, key)) return old;
  await old?.unsubscribe(); // it belongs to another server that was at this address
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

class Push {
  obstacle = $state<Obstacle | null>(null);
  isOn = $state(false);
  private key: string | null = null;

  /** Find out whether notices are possible. */
  async look(): Promise<void> {
    this.obstacle = obstacleHere();
    if (this.obstacle || this.key) return;
    try {
      this.key = (await api.push()).key;
      if (!this.key) this.obstacle = "no-server";
    } catch {
      this.obstacle = "failed";
    }
  }

  /** Let the server send notices to this browser. The reader has allowed it. */
  async start(): Promise<void> {
    await this.look();
    if (this.obstacle || !this.key || this.isOn) return;
    try {
      const { endpoint, keys } = (await subscription(bytesOf(this.key))).toJSON();
      await api.subscribe({ endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth!, language: words.language });
      this.isOn = true;
    } catch {
      this.obstacle = "failed";
    }
  }

  /** Stop the notices to this browser. */
  async stop(): Promise<void> {
    this.isOn = false;
    if (obstacleHere()) return;
    const found = await navigator.serviceWorker.getRegistration();
    const old = await found?.pushManager.getSubscription();
    if (!old) return;
    await old.unsubscribe();
    await api.unsubscribe({ endpoint: old.endpoint }).catch(() => undefined);
  }
}

export const push = new Push();
