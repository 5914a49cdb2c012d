import { registerWorker, SCOPE } from '@/lib/core/offline/register';

// The browser's half of pushes: permission, the worker that receives them, and its subscription. The subscription is
// the diner's consent: made when pushes are switched on, and ended when they are switched off or the diner signs out.

export type PushPermission = 'granted' | 'notDetermined' | 'denied' | 'unsupported';

/** The diner's permission so far; `unsupported` where the browser, or plain http, has no pushes. */
export function pushPermission(): PushPermission {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  return Notification.permission === 'default' ? 'notDetermined' : Notification.permission;
}

/** Prompts the diner if they have not decided yet: call it only at a tap. */
export async function askPushPermission(): Promise<PushPermission> {
  if (pushPermission() === 'notDetermined') await Notification.requestPermission();
  return pushPermission();
}

/** The subscription of this browser, if it has one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushPermission() === 'unsupported') return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Base64url → bytes, as every browser takes a key. */
function keyBytes(publicKey: string): Uint8Array<ArrayBuffer> {
  const binary = atob(publicKey.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function isMadeWith(subscription: PushSubscription, key: Uint8Array): boolean {
  const made = subscription.options.applicationServerKey;
  if (made === null) return false;
  const bytes = new Uint8Array(made);
  return bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
}

/** Subscribes under the server's key, replacing another key's. @throws DOMException if refused */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = keyBytes(publicKey);
  const existing = await pushManager.getSubscription();
  if (existing && isMadeWith(existing, key)) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** The address of the platform's pushes: the subscription as JSON. */
export function tokenOf(subscription: PushSubscription): string {
  return JSON.stringify(subscription.toJSON());
}
