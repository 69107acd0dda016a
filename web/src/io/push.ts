/** Web push in this browser: the subscription at its push service and at the server. */

import type { PushKinds, PushView } from "../wire/messages";
import type { Locale } from "../model/app/settings";
import { bytesOf, sameBytes } from "../model/app/push-key";
import type { Api } from "./http";

/** Whether this browser can show notices while no page of the site is open. */
export function hasPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

async function registered(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** The address of this browser at its push service; null while it is not subscribed. */
export async function pushEndpoint(): Promise<string | null> {
  if (!hasPush()) return null;
  try {
    return (await (await registered())?.pushManager.getSubscription())?.endpoint ?? null;
  } catch {
    return null;
  }
}

/**
 * Subscribes this browser with the server's key, and registers the chosen notices at the server. Returns null if the
 * user or the browser does not allow it. A subscription with an older key of the site is replaced.
 */
export async function subscribe(api: Api, key: string, kinds: PushKinds, language: Locale): Promise<PushView | null> {
  if (!hasPush() || (await Notification.requestPermission()) !== "granted") return null;
  const worker = await registered();
  if (worker === null) return null;
  const wanted = bytesOf(key);
  const known = await worker.pushManager.getSubscription();
  const own = known?.options.applicationServerKey;
  if (known !== null && (own == null || !sameBytes(new Uint8Array(own), wanted))) await known.unsubscribe();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
  const { endpoint, keys } = subscription.toJSON();
  const [p256dh, auth] = [keys?.["p256dh"], keys?.["auth"]];
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null;
  return api.setPush({ endpoint, p256dh, auth, kinds, language });
}

/** Ends the subscription of this browser, here and at the server. */
export async function unsubscribe(api: Api): Promise<PushView | null> {
  const endpoint = await pushEndpoint();
  if (endpoint === null) return null;
  const subscription = await (await registered())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return api.forgetPush({ endpoint });
}
