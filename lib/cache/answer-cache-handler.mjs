import { noteCacheRead, noteRead } from './cache-reads.mjs';
import { answerEntries } from './answer-entries.mjs';
import { expiredTags } from './expired-tags.mjs';
import { pageSeconds } from './page-seconds.mjs';
import { sharedEntries } from './shared-entries.mjs';
import { sharedStore } from './shared-store.mjs';

/** An answer of the platform is not read any more when it is as old. */
const MAX_ANSWER_AGE_MS = pageSeconds.oldest * 1000;
/** What is made of a stale answer is made again soon, sooner where its tag has ended: Next requests the next answer meanwhile. */
const STALE_MS = { old: 5_000, outdated: 250 };

/** @typedef {import('./answer-entries.mjs').Entry} Entry */

/** What an answer of the platform says; undefined where it is not JSON. */
function readAnswer({ body }) {
  try {
    return JSON.parse(Buffer.from(body, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Whether an answer of the platform may be cached: Next would cache any body with HTTP 200, and a refusal or garbage inside
 * it would then outlive the fault.
 */
const isUsable = (answer) =>
  answer !== undefined && !answer?.errors && [undefined, 200].includes(answer?.error_code);

/** A page of a list with nothing on it: any number of them can be made up, with pages, brands and categories that are none. */
const isEmptyPage = (answer) =>
  Array.isArray(answer?.data) && answer.data.length === 0 && answer.meta?.current_page !== undefined;

/**
 * The cache of the platform's answers, as Next's setting `cacheHandler` describes it: in memory, bounded in bytes by
 * cacheMaxMemorySize, nothing on disk; shared by all processes where they have a store. A refusal of the platform is not cached, nor is
 * an empty page of a list, so that made-up addresses cannot fill the cache. Pages are in the page store (server/page-store).
 */
export default class AnswerCacheHandler {
  /**
   * Next makes a handler for each request, in several bundles: they share the process's cache. Where it gives no size (the
   * request pipeline), nothing is cached.
   */
  constructor({ maxMemoryCacheSize, serverDistDir }) {
    this.entries = maxMemoryCacheSize ? answerEntries(maxMemoryCacheSize) : undefined;
    this.shared = maxMemoryCacheSize ? sharedEntries(sharedStore(), serverDistDir) : null;
    this.expiredTags = expiredTags();
    /**
     * When Next has looked for what it stores next under a key, and whether it has found that to be fresh.
     * @type {Map<string, { atMs: number, wasFresh: boolean }>}
     */
    this.looks = new Map();
  }

  /** @returns {Promise<Entry | null>} null also where a tag of the entry says that it may not be shown any more */
  async get(key, { kind, tags = [], revalidate = 0 }) {
    if (kind !== 'FETCH') return null;
    const atMs = Date.now();
    const { entry, outcome, isOutdated } = await this.read(key, tags);
    // Next looks for an entry before it makes one: at the first look that found none, or at one that is fresh, and too old for who asks.
    const wasFresh = outcome === 'hit';
    if (wasFresh || this.looks.get(key)?.wasFresh !== false) this.looks.set(key, { atMs, wasFresh });
    noteCacheRead('answer', outcome);
    const seconds = entry?.value.revalidate ?? revalidate;
    const staleMs = isOutdated ? STALE_MS.outdated : STALE_MS.old;
    const freshUntilMs =
      outcome === 'stale' ? atMs + staleMs : (entry?.lastModified ?? atMs) + seconds * 1000;
    noteRead({ tags, freshUntilMs, isOutdated });
    return isOutdated && entry ? { ...entry, lastModified: 0 } : entry;
  }

  /** @returns the entry to show, whether it is a good one, one whose time is over, or none, and whether a tag of it has ended */
  async read(key, tags) {
    const own = this.entries?.get(key);
    const entry = own && this.stateOf(own, tags) === 'fresh' ? own : await this.newest(key, own);
    const state = entry ? this.stateOf(entry, tags) : 'over';
    if (state === 'over') return { entry: null, outcome: 'miss', isOutdated: false };
    return { entry, outcome: state === 'fresh' ? 'hit' : 'stale', isOutdated: state === 'outdated' };
  }

  /** @returns whether an entry is still good, old, outdated by a tag, or not to be shown any more */
  stateOf({ value, lastModified }, tags) {
    const ageMs = Date.now() - lastModified;
    if (ageMs > MAX_ANSWER_AGE_MS) return 'over';
    const outdated = tags
      .map((tag) => this.expiredTags.get(tag))
      .filter(({ staleAtMs }) => staleAtMs >= lastModified);
    if (outdated.some(({ expiresAtMs }) => expiresAtMs <= Date.now())) return 'over';
    if (outdated.length > 0) return 'outdated';
    return ageMs > value.revalidate * 1000 ? 'old' : 'fresh';
  }

  /** The newer of this process's entry and that of the others, which is this process's from now on. */
  async newest(key, own) {
    const other = await this.shared?.get(key, own !== undefined);
    if (!other || (own && own.lastModified >= other.lastModified)) return own;
    this.entries?.set(key, other);
    return other;
  }

  /** An entry is as old as its beginning: what was read since then may have changed before the end, and its tag have expired. */
  async set(key, value) {
    const begunAtMs = this.looks.get(key)?.atMs ?? Date.now();
    this.looks.delete(key);
    if (value?.kind !== 'FETCH') return;
    const answer = readAnswer(value.data);
    if (!isUsable(answer)) return;
    // A list that has become empty takes the place of what it was; no other empty one has a place.
    if (isEmptyPage(answer) && !this.entries?.has(key)) return;
    const entry = { value, lastModified: begunAtMs };
    this.entries?.set(key, entry);
    this.shared?.set(key, entry);
  }

  /** Entries with one of the tags are stale from now on; without a time to expire in, they are not served any more. */
  async revalidateTag(tags, durations) {
    await this.expiredTags.expire([tags].flat(), durations);
  }

  /** Nothing is cached for one request alone. */
  resetRequestCache() {}
}
