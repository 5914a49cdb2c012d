/*
 * Tells the tabs of this browser that its diner has signed out in one of them: what the others hold in memory they would give back to the
 * next page, and so to the next diner.
 */

const NAME = 'diner-left';

const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** The diner has left. Tabs that are asleep, or kept for the way back, do not hear it. */
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
