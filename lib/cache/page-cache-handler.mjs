import { anonymousData, anonymousHtml } from './anonymous-page.mjs';
import { noteCacheRead, noteOutdatedRead } from './cache-reads.mjs';
import { expiredTags } from './expired-tags.mjs';
import { LATE_FILES_STARTER, withLateFiles } from './late-files.mjs';
import { FONT_STARTER, withFontWhereCached } from './page-font.mjs';
import { pageEntries, tagsOf } from './page-entries.mjs';
import { pageSeconds } from './page-seconds.mjs';
import { ORDER_MARKS, withMarks } from './page-marks.mjs';
import { STYLESHEET_STARTER, withInlineStyles } from './page-styles.mjs';
import { pageVersion } from './page-version.mjs';
import { withPageData, pageData } from './page-data.mjs';
import { sharedEntries } from './shared-entries.mjs';
import { sharedStore } from './shared-store.mjs';
import { withoutStaticContent } from './static-content.mjs';
import { contentSecurityPolicy, knownScriptHashes } from '../security/content-security-policy.mjs';
import { scriptSourcesOf } from '../security/scanner-pages.mjs';

/** An answer of the platform is not read any more when it is as old: Next has such a limit (`expireTime`) for pages only. */
const MAX_ANSWER_AGE_MS = pageSeconds.oldest * 1000;
const RETRY_MS = pageSeconds.retry * 1000;

/** @typedef {import('./page-entries.mjs').Entry} Entry */

/** @returns the entry as one whose time is over, so that it is shown once more while the next is made */
function asStale(entry) {
  if (entry.value.kind === 'FETCH') return { ...entry, lastModified: 0 };
  const seconds = entry.cacheControl?.revalidate;
  return { ...entry, lastModified: typeof seconds === 'number' ? Date.now() - seconds * 1000 - 1 : -1 };
}

/** @returns {boolean} whether the last render failed a moment ago, and the entry may still be shown */
function isPaused({ retryAtMs = 0, lastModified, cacheControl }) {
  const nowMs = Date.now();
  return nowMs < retryAtMs && nowMs <= lastModified + (cacheControl?.expire ?? Infinity) * 1000;
}

/** @returns the entry as one whose time is over when the next render may be tried */
function asPaused(entry) {
  const seconds = entry.cacheControl?.revalidate;
  return typeof seconds === 'number' ? { ...entry, lastModified: entry.retryAtMs - seconds * 1000 } : entry;
}

/** A page that shows a failure has this attribute, with the status that it should have had. */
const FAILED_PAGE = /data-page-status="(\d{3})"/;

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

const asText = (html) => (typeof html === 'string' ? html : (html?.toUnchunkedString?.() ?? ''));

let isWarned = false;
/** Pages that are never cached cost a hundred times as much: a warning in the log, once a process. */
function warnOfShape() {
  if (isWarned) return;
  isWarned = true;
  process.emitWarning(
    'A page is not kept: its data has another shape than lib/cache/anonymous-page.mjs expects.',
  );
}

/** The segment that is a whole page, with the requested address; the others are parts of one. */
const WHOLE_PAGE = '/_full';

/**
 * @returns the segments that the client router may request one by one, without the request's address; null where it cannot
 * be located
 */
function anonymousSegments(segments) {
  const clean = new Map();
  for (const [name, bytes] of segments) {
    const text = bytes.toString('utf8');
    const anonymous = anonymousData(text);
    if (anonymous === null && name === WHOLE_PAGE) return null;
    clean.set(name, anonymous === null ? bytes : Buffer.from(anonymous, 'utf8'));
  }
  return clean;
}

/**
 * Removes from a page what it says of the request that made it.
 * @returns the page's HTML, and whether the page may be cached: one of another shape than the expected may not
 */
function withoutRequest(data) {
  const original = asText(data.html);
  const html = anonymousHtml(original);
  const rscData = data.rscData === undefined ? '' : anonymousData(data.rscData.toString('utf8'));
  const segmentData = data.segmentData && anonymousSegments(data.segmentData);
  if (html === null || rscData === null || segmentData === null) {
    warnOfShape();
    return { html: original, isAnonymous: false };
  }
  data.html = html;
  if (data.rscData !== undefined) data.rscData = Buffer.from(rscData, 'utf8');
  if (segmentData) data.segmentData = segmentData;
  return { html, isAnonymous: true };
}

/**
 * The cache of pages and of the platform's answers, as Next's setting `cacheHandler` describes it: in memory, bounded in
 * bytes by cacheMaxMemorySize, nothing on disk; shared by all processes where they have a store. Its six rules:
 * a page says nothing of the request that made it; it is served with its Content-Security-Policy; a page that shows a
 * failure gets its status and is never cached, so that the last good one stays, for some seconds without another render; a
 * refusal of the platform is not cached; a page of something unknown is never cached, nor is an empty page of a list, so
 * that made-up addresses cannot fill the cache.
 */
export default class PageCacheHandler {
  /**
   * Next makes a handler for each request, in several bundles: they share the process's cache. Where it gives no size (the
   * request pipeline), nothing is cached.
   */
  constructor({ maxMemoryCacheSize, serverDistDir }) {
    this.entries = maxMemoryCacheSize ? pageEntries(maxMemoryCacheSize) : undefined;
    this.shared = maxMemoryCacheSize ? sharedEntries(sharedStore(), serverDistDir) : null;
    this.expiredTags = expiredTags();
    /**
     * When Next has looked for what it stores next under a key, and whether it has found that to be fresh.
     * @type {Map<string, { atMs: number, wasFresh: boolean }>}
     */
    this.looks = new Map();
  }

  /** @returns {Promise<Entry | null>} null also where a tag of the entry says that it may not be shown any more */
  async get(key, { kind, tags = [], softTags = [] }) {
    const atMs = Date.now();
    const { entry, outcome, isOutdated } = await this.read(key, [...tags, ...softTags]);
    // Next looks for an entry before it makes one: at the first look that found none, or at one that is fresh, and too old for who asks.
    const wasFresh = outcome === 'hit';
    if (wasFresh || this.looks.get(key)?.wasFresh !== false) this.looks.set(key, { atMs, wasFresh });
    noteCacheRead(kind === 'FETCH' ? 'answer' : 'page', outcome);
    if (kind === 'FETCH' && isOutdated) noteOutdatedRead();
    return entry;
  }

  /** @returns the entry to show, whether it is a good one, one whose time is over, or none, and whether a tag of it has ended */
  async read(key, tags) {
    const own = this.entries?.get(key);
    const state = (entry) => this.stateOf(entry, tags);
    const entry = own && !isPaused(own) && state(own) === 'fresh' ? own : await this.newest(key, own);
    const found = entry ? state(entry) : 'over';
    if (found === 'over') return { entry: null, outcome: 'miss' };
    const outcome = found === 'fresh' ? 'hit' : 'stale';
    const isOutdated = found === 'outdated';
    if (isPaused(entry)) return { entry: asPaused(entry), outcome, isOutdated };
    return { entry: isOutdated ? asStale(entry) : entry, outcome, isOutdated };
  }

  /** @returns whether an entry is still good, old, outdated by a tag, or not to be shown any more */
  stateOf(entry, tags) {
    const { value, lastModified, cacheControl } = entry;
    const ageMs = Date.now() - lastModified;
    if (value.kind === 'FETCH' && ageMs > MAX_ANSWER_AGE_MS) return 'over';
    const outdated = [...tags, ...tagsOf(entry)]
      .map((tag) => this.expiredTags.get(tag))
      .filter(({ staleAtMs }) => staleAtMs >= lastModified);
    if (outdated.some(({ expiresAtMs }) => expiresAtMs <= Date.now())) return 'over';
    if (outdated.length > 0) return 'outdated';
    const seconds = value.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
    return typeof seconds === 'number' && ageMs > seconds * 1000 ? 'old' : 'fresh';
  }

  /** The newer of this process's entry and that of the others, which is this process's from now on. */
  async newest(key, own) {
    if (!this.shared || (own && isPaused(own))) return own;
    const other = await this.shared.get(key, own !== undefined);
    if (!other || (own && own.lastModified >= other.lastModified)) return own;
    this.entries?.set(key, other);
    return other;
  }

  /** What is of no kind that has its rule here is not cached, nor is Next's mark for nothing (null). */
  async set(key, data, context) {
    const begunAtMs = this.looks.get(key)?.atMs ?? Date.now();
    this.looks.delete(key);
    if (data?.kind === 'FETCH') this.setAnswer(key, data, begunAtMs);
    if (data?.kind === 'APP_ROUTE') this.keep(key, data, begunAtMs, context);
    if (data?.kind === 'APP_PAGE') this.setPage(key, data, begunAtMs, context);
  }

  setPage(key, data, begunAtMs, context) {
    const { html: anonymous, isAnonymous } = withoutRequest(data);
    const light = withPageData(anonymous, withoutStaticContent(pageData(anonymous)));
    const html = withLateFiles(withMarks(withFontWhereCached(withInlineStyles(light))));
    data.html = html;
    data.headers ??= {};
    const hashes = knownScriptHashes(html, [
      STYLESHEET_STARTER,
      FONT_STARTER,
      ORDER_MARKS,
      LATE_FILES_STARTER,
    ]);
    data.headers['content-security-policy'] = contentSecurityPolicy([...scriptSourcesOf(key), ...hashes]);
    const failed = FAILED_PAGE.exec(html);
    if (failed) {
      data.status = Number(failed[1]);
      this.pause(key);
      return;
    }
    if (!isAnonymous || (data.status !== undefined && data.status !== 200)) return;
    data.headers.etag = pageVersion(html);
    this.keep(key, data, begunAtMs, context);
  }

  setAnswer(key, data, begunAtMs) {
    const answer = readAnswer(data.data);
    if (!isUsable(answer)) return;
    // A list that has become empty takes the place of what it was; no other empty one has a place.
    if (isEmptyPage(answer) && !this.entries?.has(key)) return;
    this.keep(key, data, begunAtMs);
  }

  /** An entry is as old as its beginning: what was read since then may have changed before the end, and its tag have expired. */
  keep(key, value, begunAtMs, context) {
    const entry = { value, lastModified: begunAtMs, cacheControl: context?.cacheControl };
    this.entries?.set(key, entry);
    this.shared?.set(key, entry);
  }

  /** The last good page is served for some seconds before its next render, however many ask for it. */
  pause(key) {
    const last = this.entries?.peek(key);
    if (last) last.retryAtMs = Date.now() + RETRY_MS;
  }

  /** Entries with one of the tags are stale from now on; without a time to expire in, they are not served any more. */
  async revalidateTag(tags, durations) {
    await this.expiredTags.expire([tags].flat(), durations);
  }

  /** Nothing is cached for one request alone. */
  resetRequestCache() {}
}
