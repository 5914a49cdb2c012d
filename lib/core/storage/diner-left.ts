import { removeStored, storedText } from './stored';

/*
 * Tells the tabs of this browser that its diner has signed out in one of them: what the others hold in memory they would give back to the
 * next page, and so to the next diner.
 */

/** The id of this browser's diner; a sign-out removes it. */
export const storedDinerId = storedText({ area: 'local', key: 'dinerId' });
/** The id of this tab's diner, which a sign-out in another tab leaves. */
export const storedDinerIdOfTab = storedText({ area: 'session', key: 'dinerOfTab' });

const NAME = 'diner-left';

const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/**
 * The diner has left. A tab that does not hear it finds it out (`clearTabOfLeftDiner`) when a page of it first reads the cart, when one
 * that was kept for the way back comes back and reads it again, or when it knows its next diner.
 */
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

/**
 * Clears what this tab has stored of a diner who has signed out in another one, with the cart: a tab that was asleep, or kept for the
 * way back, did not hear it.
 * @returns whether there was such a diner
 */
export function clearTabOfLeftDiner(): boolean {
  const known = storedDinerIdOfTab.read();
  if (known === null || known === storedDinerId.read()) return false;
  removeStored('session', () => true);
  return true;
}
