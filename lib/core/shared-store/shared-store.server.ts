import 'server-only';
import { redisUrl } from '../env/store-settings';
import { perProcess } from '../process/per-process';
import { createEmbeddedStore } from './embedded-store.server';
import { createRedisStore } from './redis-store.server';
import type { SharedStore } from './store-contract';

// The data that all processes share (docs/decisions/039): embedded in the one process, or in Redis where REDIS_URL names one.

/** The store of this process. */
export const sharedStore = (): SharedStore =>
  perProcess('sharedStore', () => {
    const url = redisUrl();
    return url === undefined ? createEmbeddedStore() : createRedisStore(url);
  });
