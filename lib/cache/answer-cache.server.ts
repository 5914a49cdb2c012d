import 'server-only';
import { LRUCache } from 'lru-cache';
import { perProcess } from '../process/per-process';
import { areReadsTracked, noteCacheRead, noteRead } from './cache-reads';
import { expiredTags } from './expired-tags.server';
import { pageSeconds } from './page-seconds';
import { sharedEntries, type SharedEntries } from './shared-entries.server';

/*
 * The platform's public answers in the memory of this process, and shared by all processes where they have a store. An answer is as old
 * as the beginning of its call: its tag may expire while it arrives.
 */

/** Bytes of all answers of a process; the least recently used goes first. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Parsed JSON takes about three times the bytes of its text. */
const HEAP_BYTES_PER_CHARACTER = 3;
const MAX_AGE_MS = pageSeconds.oldest * 1000;
const RETRY_MS = pageSeconds.retry * 1000;

/** How long an answer is fresh, and what expires it sooner: a row of `cacheRules`. */
export interface CacheRule {
  tags: string[];
  revalidateSeconds: number;
}

interface Answer {
  body: unknown;
  /** When its call began, milliseconds since the epoch. */
  madeAtMs: number;
  /** Its call among those of this process: a clock may be set back. */
  call: number;
  /** How often its tags had expired when its call began. */
  generation: string;
  /** After a failed renewal, when the next one is allowed; by `performance.now()`. */
  retryAtMs: number;
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

const generationOf = ({ tags }: CacheRule): string => tags.map(expiredTags().timesExpired).join(' ');
const ageOf = ({ madeAtMs }: Answer): number => Date.now() - madeAtMs;

/** A clock that was set back makes an answer of the future, which is not fresh. */
const isFresh = (answer: Answer, rule: CacheRule): boolean =>
  ageOf(answer) >= 0 &&
  ageOf(answer) <= rule.revalidateSeconds * 1000 &&
  answer.generation === generationOf(rule);

/** @param shared null where this process is the only one */
export function createAnswerCache(maxBytes: number, shared: SharedEntries | null) {
  const answers = new LRUCache<string, Answer>({
    perf: { now: () => Date.now() },
    ttlResolution: 0,
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => key.length + HEAP_BYTES_PER_CHARACTER * JSON.stringify(body).length,
  });
  const running = new Map<string, Promise<Answer>>();
  let calls = 0;

  const store = (key: string, answer: Answer) =>
    void answers.set(key, answer, { ttl: MAX_AGE_MS - Math.max(0, ageOf(answer)) });

  /** The answer of this process, or a newer one of another. */
  async function newest({ key, rule, accepts }: AnswerRead): Promise<Answer | undefined> {
    const other = await shared?.get(key);
    const own = answers.peek(key);
    if (!other || !accepts(other.value)) return own;
    const { value: body, lastModified: madeAtMs } = other;
    const isNewer = !own || own.madeAtMs < madeAtMs || ageOf(own) < 0;
    if (!isNewer || Date.now() - madeAtMs >= MAX_AGE_MS) return own;
    const generation = expiredTags().areExpiredSince(rule.tags, madeAtMs) ? 'before' : generationOf(rule);
    const answer = { body, madeAtMs, call: (calls += 1), generation, retryAtMs: 0 };
    store(key, answer);
    return answer;
  }

  async function call({ key, rule, fetch, isGone }: AnswerRead, stale: Answer | undefined): Promise<Answer> {
    const begun = { madeAtMs: Date.now(), call: (calls += 1), generation: generationOf(rule), retryAtMs: 0 };
    /** A later call may have been answered sooner. */
    const later = () => {
      const current = answers.peek(key);
      return current && current.call > begun.call ? current : undefined;
    };
    try {
      const answer = { body: await fetch(), ...begun };
      // A list that has become empty replaces its last answer.
      if (later() || (isEmptyPage(answer.body) && !stale)) return answer;
      store(key, answer);
      shared?.set(key, { value: answer.body, lastModified: answer.madeAtMs });
      return answer;
    } catch (error) {
      const current = later();
      if (current) return current;
      if (!stale) throw error;
      if (isGone(error)) {
        answers.delete(key);
        // No process accepts it: the stale answer of another does not come back.
        shared?.set(key, { value: null, lastModified: begun.madeAtMs });
        throw error;
      }
      stale.retryAtMs = performance.now() + RETRY_MS;
      return stale;
    }
  }

  /** Readers share a call; one that began before a tag expired is not shared with later readers. */
  async function renew(read: AnswerRead): Promise<Answer> {
    const { key, rule, patience } = read;
    const known = await newest(read);
    if (known && isFresh(known, rule)) return known;
    const name = `${key} ${generationOf(rule)} ${patience}`;
    const begun = running.get(name) ?? call(read, known).finally(() => running.delete(name));
    running.set(name, begun);
    return begun;
  }

  /** The answer to use, now or when it has arrived. */
  function find(read: AnswerRead): Answer | Promise<Answer> {
    const { key, rule } = read;
    const own = answers.get(key);
    if (own && isFresh(own, rule)) {
      noteCacheRead('answer', 'hit');
      return own;
    }
    if (own && performance.now() < own.retryAtMs) {
      noteCacheRead('answer', 'stale');
      return own;
    }
    const next = renew(read);
    // Pages and cached values wait for the fresh answer; a diner does not, unless a tag has expired.
    const isRecent = own && ageOf(own) >= 0 && ageOf(own) <= 2 * rule.revalidateSeconds * 1000;
    if (isRecent && !areReadsTracked() && own.generation === generationOf(rule)) {
      next.catch(() => undefined);
      noteCacheRead('answer', 'stale');
      return own;
    }
    noteCacheRead('answer', 'miss');
    return next;
  }

  return {
    /**
     * An answer of the platform: the cached one where it is fresh, and for one more lifetime while the next one is fetched; a stale one, for
     * a day, where the platform fails.
     * @throws what `fetch` throws
     */
    async read(read: AnswerRead): Promise<unknown> {
      const answer = await find(read);
      const { tags, revalidateSeconds } = read.rule;
      const isStale = !isFresh(answer, read.rule);
      const freshUntilMs = isStale ? Date.now() + RETRY_MS : answer.madeAtMs + revalidateSeconds * 1000;
      noteRead({ tags, freshUntilMs, oldestMs: answer.madeAtMs, isStale });
      return answer.body;
    },
    clear: () => answers.clear(),
  };
}

/** That of this process. */
export const answerCache = () =>
  perProcess('answerCache', () => createAnswerCache(MAX_BYTES, sharedEntries('answers')));
