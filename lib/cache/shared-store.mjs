import { redisUrl } from '../env/store-settings.mjs';
import { createEmbeddedStore } from './embedded-store.mjs';
import { perProcess } from './per-process.mjs';
import { createRedisStore } from './redis-store.mjs';

/*
 * What has to be one, however many processes answer (docs/decisions/039): embedded in the process, or in Redis where REDIS_URL names one.
 * Plain JavaScript, because Next loads `answer-cache-handler.mjs` without compiling it.
 */

/**
 * A caller who may make so many requests in so many seconds. The key carries no diner's identity in clear.
 * @typedef {{ key: string, requests: number, seconds: number }} Count
 */

/**
 * What the processes tell each other; `tags`: entries of the caches are outdated, `ended`: sign-ins are over.
 * @typedef {'tags' | 'ended'} LogName
 */

/**
 * Gets a message and its time by this process's clock, also those of this process.
 * @typedef {(text: string, atMs: number) => void} Follower
 */

/**
 * Every call is over within a quarter of a second. What fails rejects where it says so, and never with a key or a value.
 * @typedef {object} SharedStore
 * @property {boolean} isShared whether other processes see what is stored
 * @property {() => boolean} isReady whether what the logs hold has been read once, so that nothing of before is missed
 * @property {() => boolean} isUp whether the store answers, as far as this process has seen
 * @property {(listener: (isUp: boolean, reason: string) => void) => void} onState is told when the store is lost and found again
 * @property {(counts: Count[]) => Promise<number>} take counts a request for all of the callers, or for none where one is above their
 *   limit; the seconds after which that one is welcome, 0 when all are. Never rejects: without the shared store each process counts by itself
 * @property {(key: string) => Promise<string | null>} get Rejects where the store does not answer
 * @property {(key: string, value: string, seconds: number) => Promise<string | null>} claim stores the value unless there is one;
 *   null when it was stored, else the one that stands. Rejects where the store does not answer
 * @property {(key: string, from: string, to: string | null, seconds: number) => Promise<boolean>} replace puts a value (null: none)
 *   in the place of another; whether that one still stood. Rejects where the store does not answer
 * @property {(key: string) => Promise<{ bytes: Buffer, lastModified: number } | null>} getEntry a page or an answer that another
 *   process has made, and when, by this process's clock. Rejects where the store does not answer
 * @property {(key: string, bytes: Buffer, lastModified: number, seconds: number) => Promise<void>} setEntry
 *   Rejects where the store does not answer
 * @property {(name: LogName, text: string) => Promise<void>} append tells all processes, this one before it returns. Never rejects:
 *   what the store does not take now it is given when it answers again
 * @property {(name: LogName, listener: Follower) => void} follow is told what the log holds and what comes; one follower a log
 * @property {() => Promise<void>} close
 */

/** The store of this process. @returns {SharedStore} */
export function sharedStore() {
  return perProcess('sharedStore', () => {
    const url = redisUrl();
    return url === undefined ? createEmbeddedStore() : createRedisStore(url);
  });
}
