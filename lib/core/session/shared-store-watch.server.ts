import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { expiredTags } from '@/lib/core/cache/expired-tags.server';
import { sharedStore } from '@/lib/core/shared-store/shared-store.server';
import { log } from '@/lib/core/log/log.server';
import './ended-sessions.server';

/** A start waits this long for the messages of other processes: sign-ins that ended must not open here. */
const MAX_WAIT_MS = 5_000;
const CHECK_MS = 20;

/** Connects the shared store and logs its loss and return. @returns when it is in sync, after 5 s at most */
export async function watchSharedStore(): Promise<void> {
  const store = sharedStore();
  // Follows its log from the start, as ended sessions do.
  expiredTags();
  store.onState((isUp, reason) => {
    if (isUp) log.info('shared store found again');
    else log.error({ reason }, 'shared store lost: this process goes on by itself');
  });
  const deadline = Date.now() + MAX_WAIT_MS;
  while (!store.isReady() && Date.now() < deadline) await pause(CHECK_MS);
  if (!store.isReady()) log.error('started without the shared store');
}
