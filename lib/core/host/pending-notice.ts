import { storedText } from '@/lib/core/storage/stored';

const NOTICES = ['signInFailed'] as const;
export type PendingNotice = (typeof NOTICES)[number];

const stored = storedText({ area: 'session', key: 'pendingNotice' });

/** Leaves a notice for the next page: what went wrong where nothing is shown any more. */
export function setPendingNotice(notice: PendingNotice): void {
  stored.write(notice);
}

/** Takes the notice, once. */
export function takePendingNotice(): PendingNotice | null {
  const left = stored.read();
  stored.write(null);
  return NOTICES.find((notice) => notice === left) ?? null;
}
