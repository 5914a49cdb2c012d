import 'server-only';
import { perProcess } from '../process/per-process';
import { areReadsTracked, recordCacheRead, recordRead } from './cache-reads';
import { expiredTags } from './expired-tags.server';
import { pageSeconds } from './page-seconds';
import { sharedEntries, type SharedEntries } from './shared-entries.server';
import { createTaggedCache, type Entry } from './tagged-cache.server';

/* The platform's public answers in the memory of this process, and shared by all processes where they have a store. */

/** Bytes of all answers of a process. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Parsed JSON takes about three times the bytes of its text. */
const HEAP_BYTES_PER_CHARACTER = 3;

/** How long an answer is fresh, and what expires it sooner: a row of `cacheRules`. */
export interface CacheRule {
  tags: string[];
  revalidateSeconds: number;
}

export interface AnswerRead {
  /** Names everything that the answer depends on. */
  key: string;
  rule: CacheRule;
  /** Names how long a call tries: readers of another patience do not share it. */
  patience: string;
  /** Calls the platform. @throws what the reader gets where no answer is cached */
  fetch: () => Promise<unknown>;
  /** Whether a body is such an answer: another process may have stored anything. */
  accepts: (body: unknown) => boolean;
  /** Whether a failure says that the thing does not exist; any other one leaves a stale answer in place. */
  isGone: (error: unknown) => boolean;
}

/** Any number of empty pages of a list can be made up: they are not cached. */
function isEmptyPage(body: unknown): boolean {
  const { data, meta } = (body ?? {}) as { data?: unknown; meta?: { current_page?: unknown } };
  return Array.isArray(data) && data.length === 0 && meta?.current_page !== undefined;
}

/** Pages and cached values wait for the fresh answer; a diner does not for one more lifetime, unless a tag has expired. */
function isServedStale({ tags, tick, madeAtMs }: Entry<unknown>, lifetimeMs: number): boolean {
  const ageMs = Date.now() - madeAtMs;
  const isRecent = ageMs >= 0 && ageMs <= 2 * lifetimeMs;
  return isRecent && !areReadsTracked() && !expiredTags().areExpiredAfter(tags, tick);
}

/** @param shared null where this process is the only one */
export function createAnswerCache(maxBytes: number, shared: SharedEntries | null) {
  const cache = createTaggedCache<unknown>({
    max: maxBytes,
    sizeOf: (body, key) => key.length + HEAP_BYTES_PER_CHARACTER * JSON.stringify(body).length,
    shared,
  });
  return {
    /** The cached answer if fresh or, while refetching, one lifetime older; a day older if the platform fails. */
    async read({ key, rule, fetch, ...read }: AnswerRead): Promise<unknown> {
      const { tags } = rule;
      const maxAgeMs = rule.revalidateSeconds * 1000;
      const { outcome, entry } = await cache.find(key, {
        ...read,
        tags,
        maxAgeMs,
        isServedStale: (stale) => isServedStale(stale, maxAgeMs),
        make: async (stale) => {
          const value = await fetch();
          // A list that has become empty replaces its last answer.
          const isPassing = isEmptyPage(value) && stale === undefined;
          return { value, tags, freshUntilMs: Infinity, outcome: isPassing ? 'passing' : 'stored' };
        },
      });
      recordCacheRead('answer', outcome);
      const { madeAtMs } = entry;
      const isStale = !cache.isFresh(entry, maxAgeMs);
      const freshUntilMs = isStale ? Date.now() + pageSeconds.retry * 1000 : madeAtMs + maxAgeMs;
      recordRead({ tags, freshUntilMs, oldestMs: madeAtMs, isStale });
      return entry.value;
    },
    clear: cache.clear,
  };
}

/** That of this process. */
export const answerCache = () =>
  perProcess('answerCache', () => createAnswerCache(MAX_BYTES, sharedEntries('answers')));
