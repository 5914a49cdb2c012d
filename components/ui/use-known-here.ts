import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * A value that only the browser knows (its address, its storage), read without a hydration mismatch. It is read at each rendering; a change
 * alone renders nothing. No object: one that is made at each reading would be another each time, and React would render without end.
 * @param before the value on the server and during hydration
 */
type Plain = string | number | boolean | null;

export const useKnownHere = <Value extends Plain, Before extends Plain>(
  read: () => Value,
  before: Before,
): Value | Before => useSyncExternalStore<Value | Before>(neverChanges, read, () => before);

/** Whether the page is hydrated: from then on what the browser has stored can be shown. */
export const useIsHydrated = (): boolean => useKnownHere(() => true, false);
