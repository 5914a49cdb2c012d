import type { LockName } from '@/lib/smart-lock/unlock';

/** What a lock shuts; words are of one or the other. */
export type LockKind = 'fridge' | 'door';

/** The code of a fridge is a fridge too. */
export const kindOfLock = (lock: LockName): LockKind => (lock === 'door' ? 'door' : 'fridge');
