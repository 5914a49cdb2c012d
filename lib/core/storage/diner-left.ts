import { removeStored, storedText } from './stored';

// Tells other tabs of this browser that the diner has signed out, so that they do not show data in memory to
// the next diner.

/** The id of this browser's diner; a sign-out removes it. */
export const storedDinerId = storedText({ area: 'local', key: 'dinerId' });
/** The id of this tab's diner, which a sign-out in another tab leaves. */
export const storedDinerIdOfTab = storedText({ area: 'session', key: 'dinerOfTab' });

const NAME = 'diner-left';

const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** Tells other tabs that the diner left. Sleeping tabs find out by `clearTabOfLeftDiner`. */
export function announceDinerLeft(): void {
  const channel = open();
  channel?.postMessage(null);
  channel?.close();
}

/** Calls back when the diner leaves, in this tab or another. @returns how to stop */
export function onDinerLeft(listener: () => void): () => void {
  const channel = open();
  if (channel) channel.onmessage = () => listener();
  return () => channel?.close();
}

/** Clears this tab of a diner who signed out elsewhere. @returns whether there was one */
export function clearTabOfLeftDiner(): boolean {
  const known = storedDinerIdOfTab.read();
  if (known === null || known === storedDinerId.read()) return false;
  removeStored('session', () => true);
  return true;
}
