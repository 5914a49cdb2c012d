import 'server-only';
import { LRUCache } from 'lru-cache';
import { areReadsTracked, noteCacheRead, noteRead } from './cache-reads';
import { expiredTags } from './expired-tags.server';
import { pageSeconds } from './page-seconds';
import { perProcess } from './per-process';
import { sharedEntries, type SharedEntries } from './shared-entries.server';

/*
 * The platform's public answers in the memory of this process, and shared by all processes where they have a store. An answer is as old
 * as the call that fetched it: its tag may expire while it arrives.
 */

/** Bytes of all answers of a process; the least recently used goes first. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Parsed JSON takes about three times the bytes of its text. */
const BYTES_OF_A_LETTER = 3;

/** How long an answer is fresh, and what expires it sooner: a row of `cacheRules`. */
export interface CacheRule {
  tags: string[];
  revalidateSeconds: number;
}

interface Answer {
  body: unknown;
  /** Milliseconds since the epoch: when its call began, and until when no call for a newer one is tried, because the last one failed. */
  madeAtMs: number;
  retryAtMs: number;
}

export interface AnswerRead {
  /** Names everything that the answer depends on. */
  key: string;
  rule: CacheRule;
  /** Calls the platform. @throws what the reader gets where no answer is cached */
  fetch: () => Promise<unknown>;
  /** Whether a body is such an answer: another process may have stored anything. */
  accepts: (body: unknown) => boolean;
  /** Whether a stale answer takes the place of this failure, which says nothing of the thing that is read. */
  isOutage: (error: unknown) => boolean;
}

/** A page of a list with nothing on it: made-up page numbers, brands and categories have any number of them. */
function isEmptyPage(body: unknown): boolean {
  const { data, meta } = (body ?? {}) as { data?: unknown; meta?: { current_page?: unknown } };
  return Array.isArray(data) && data.length === 0 && meta?.current_page !== undefined;
}

/** @param shared null where this process is the only one */
export function createAnswerCache(maxBytes: number, shared: SharedEntries | null) {
  const answers = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => key.length + BYTES_OF_A_LETTER * JSON.stringify(body).length,
  });
  const running = new Map<string, Promise<Answer>>();

  const isOver = ({ madeAtMs }: Answer) => Date.now() - madeAtMs > pageSeconds.oldest * 1000;

  /** The answer of this process, or a newer one of another. */
  async function newest({ key, accepts }: AnswerRead, own: Answer | undefined): Promise<Answer | undefined> {
    const other = await shared?.get(key);
    if (!other || (own && own.madeAtMs >= other.lastModified) || !accepts(other.value)) return own;
    const answer = { body: other.value, madeAtMs: other.lastModified, retryAtMs: 0 };
    answers.set(key, answer);
    return answer;
  }

  async function call({ key, fetch, isOutage }: AnswerRead, stale: Answer | undefined): Promise<Answer> {
    const madeAtMs = Date.now();
    try {
      const answer = { body: await fetch(), madeAtMs, retryAtMs: 0 };
      // A list that has become empty replaces its last answer; no other empty page is cached.
      if (isEmptyPage(answer.body) && !stale) return answer;
      // A later call may have arrived sooner.
      if ((answers.peek(key)?.madeAtMs ?? 0) > madeAtMs) return answer;
      answers.set(key, answer);
      shared?.set(key, { value: answer.body, lastModified: madeAtMs });
      return answer;
    } catch (error) {
      if (!stale || isOver(stale) || !isOutage(error)) {
        answers.delete(key);
        throw error;
      }
      stale.retryAtMs = Date.now() + pageSeconds.retry * 1000;
      return stale;
    }
  }

  /** One call at a time, however many readers wait for it; a call of before the end of a tag serves no reader of after it. */
  function renew(read: AnswerRead, own: Answer | undefined): Promise<Answer> {
    const name = `${read.key} ${read.rule.tags.map(expiredTags().timesExpired).join(' ')}`;
    const begun =
      running.get(name) ??
      newest(read, own)
        .then((known) => (known && isFresh(known, read.rule) ? known : call(read, known)))
        .finally(() => running.delete(name));
    running.set(name, begun);
    return begun;
  }

  const isFresh = ({ madeAtMs }: Answer, { tags, revalidateSeconds }: CacheRule): boolean => {
    const ageMs = Date.now() - madeAtMs;
    // A clock that was set back makes an answer of the future.
    return ageMs >= 0 && ageMs <= revalidateSeconds * 1000 && !expiredTags().areExpiredSince(tags, madeAtMs);
  };

  /** The answer to use, now or when it has arrived. */
  function find(read: AnswerRead): Answer | Promise<Answer> {
    const { key, rule } = read;
    const own = answers.get(key);
    if (own && isFresh(own, rule)) {
      noteCacheRead('answer', 'hit');
      return own;
    }
    if (own && Date.now() < own.retryAtMs && !isOver(own)) {
      noteCacheRead('answer', 'stale');
      return own;
    }
    const next = renew(read, own);
    // What is made of answers is cached itself, and waits; a diner does not, unless the answer is known to be wrong.
    const isRecent = own && Date.now() - own.madeAtMs <= 2 * rule.revalidateSeconds * 1000;
    if (isRecent && !areReadsTracked() && !expiredTags().areExpiredSince(rule.tags, own.madeAtMs)) {
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
      const freshUntilMs = isStale
        ? Date.now() + pageSeconds.retry * 1000
        : answer.madeAtMs + revalidateSeconds * 1000;
      noteRead({ tags, freshUntilMs, isStale });
      return answer.body;
    },
    clear: () => answers.clear(),
  };
}

/** That of this process. */
export const answerCache = () =>
  perProcess('answerCache', () => createAnswerCache(MAX_BYTES, sharedEntries('answers')));
