/** Messages for this browser while it is closed: its person allows them, the house sends them, a service worker shows them. */

import * as api from "../table/api";
import type { Subscribe, Ways } from "../wire";

/** Bytes as addresses and tokens have them. */
export function inBase64(bytes: ArrayBuffer): string {
  const letters = [...new Uint8Array(bytes)].map((byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What the house must know of a subscription; null of one it could not write to. */
export function told(subscription: Pick<PushSubscription, "endpoint" | "getKey">): Subscribe | null {
  const [key, auth] = [subscription.getKey("p256dh"), subscription.getKey("auth")];
  if (key === null || auth === null) return null;
  return { endpoint: subscription.endpoint, key: inBase64(key), auth: inBase64(auth) };
}

/** Can this browser be told at all? */
export const possible = () =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function manager(): Promise<PushManager | null> {
  if (!possible()) return null;
  try {
    if ((await navigator.serviceWorker.getRegistration()) === undefined)
      await navigator.serviceWorker.register("/sw.js");
  } catch {
    return null;
  }
  return (await navigator.serviceWorker.ready).pushManager;
}

/** Why a browser was not switched on: its person or it itself does not want that. */
export class NotAllowed extends Error {}

/** Have this browser told from now on; the key is the house's. */
export async function switchOn(key: string): Promise<Ways> {
  const allowed = possible() && (await Notification.requestPermission()) === "granted";
  const pushes = allowed ? await manager() : null;
  if (pushes === null) throw new NotAllowed();
  try {
    const made = await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const what = told(made);
    if (what !== null) return await api.subscribe(what);
  } catch (error) {
    if (error instanceof api.ApiError) throw error;
  }
  throw new NotAllowed();
}

/** Have this browser told no more. */
export async function switchOff(ways: Ways): Promise<Ways> {
  const kept = possible() ? await navigator.serviceWorker.getRegistration() : undefined;
  await (await kept?.pushManager.getSubscription())?.unsubscribe();
  let left = ways;
  for (const { id } of ways.browsers.filter(({ here }) => here)) left = await api.unsubscribe(id);
  return left;
}

/** A browser that was signed in anew still wants to be told: say so again. */
export async function renewed(ways: Ways): Promise<Ways> {
  if (ways.push_key === null || !possible() || ways.browsers.some(({ here }) => here)) return ways;
  const kept = await navigator.serviceWorker.getRegistration();
  const known = await kept?.pushManager.getSubscription();
  const what = known == null ? null : told(known);
  return what === null ? ways : api.subscribe(what);
}
