import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * What only the browser knows (its address, what is stored in it), read without a hydration mismatch. It is read at each rendering; a change
 * alone renders nothing.
 * @param before the value on the server and during hydration
 */
export const useKnownHere = <Value, Before>(read: () => Value, before: Before): Value | Before =>
  useSyncExternalStore<Value | Before>(neverChanges, read, () => before);

/** Whether the page is hydrated: from then on what the browser has stored can be shown. */
export const useIsHydrated = (): boolean => useKnownHere(() => true, false);
