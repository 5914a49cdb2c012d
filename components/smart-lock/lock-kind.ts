import type { LockName } from '@/lib/smart-lock/unlock';

/** The thing that a lock shuts; each kind has its own texts. */
export type LockKind = 'fridge' | 'door';

/** The code of a fridge is a fridge too. */
export const kindOfLock = (lock: LockName): LockKind => (lock === 'door' ? 'door' : 'fridge');
