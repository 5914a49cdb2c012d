import 'server-only';
import { redisUrl } from '../env/store-settings';
import { perProcess } from '../process/per-process';
import { createEmbeddedStore } from './embedded-store.server';
import { createRedisStore } from './redis-store.server';
import type { SharedStore } from './store-contract';

// What has to be one, however many processes answer (docs/decisions/039): embedded in the process, or in Redis where REDIS_URL names one.

/** The store of this process. */
export const sharedStore = (): SharedStore =>
  perProcess('sharedStore', () => {
    const url = redisUrl();
    return url === undefined ? createEmbeddedStore() : createRedisStore(url);
  });
