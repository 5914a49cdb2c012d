import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { anonymousData, anonymousHtml } from './anonymous-page.mjs';
import { contentSecurityPolicy, knownScriptHashes } from '../security/content-security-policy.mjs';

const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule;

/** A page that stands for a failure says so with this attribute and the status it should have had. */
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
 * Whether an answer of the platform may be kept: Next would keep any body that came with HTTP 200, and a refusal or garbage
 * inside it would then outlive the fault.
 */
const isUsable = (answer) =>
  answer !== undefined && !answer?.errors && [undefined, 200].includes(answer?.error_code);

/** A page of a list with nothing on it: any number of them can be made up, with pages, brands and categories that are none. */
const isEmptyPage = (answer) =>
  Array.isArray(answer?.data) && answer.data.length === 0 && answer.meta?.current_page !== undefined;

const asText = (html) => (typeof html === 'string' ? html : (html?.toUnchunkedString?.() ?? ''));

let isWarned = false;
/** Pages that are never kept cost a hundred times as much: whoever runs the product learns of it, once a process. */
function warnOfShape() {
  if (isWarned) return;
  isWarned = true;
  process.emitWarning(
    'A page is not kept: its data has another shape than lib/cache/anonymous-page.mjs expects.',
  );
}

/** The segment that is a whole page, with the address that was asked for; the others are parts of one. */
const WHOLE_PAGE = '/_full';

/**
 * @returns the segments that the client router may ask for one by one, without what the request had asked; null where that
 * cannot be told apart
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
 * Takes out of a page what it says of the request that made it.
 * @returns the page's HTML, and whether the page may be kept: one of another shape than the expected may not
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
 * Next's own cache (in memory, bounded in bytes by cacheMaxMemorySize, nothing on disk), with six rules more:
 * a page says nothing of the request that made it; it leaves with its Content-Security-Policy; a page that stands for a
 * failure gets its status and is never kept, so that the last good one stays; a refusal of the platform is not kept; a
 * page of something unknown is never kept, nor is an empty page of a list, so that nobody can fill the cache.
 */
export default class PageCacheHandler extends FileSystemCache {
  async set(key, data, context) {
    if (data?.kind === 'FETCH') return this.setAnswer(key, data, context);
    if (data?.kind !== 'APP_PAGE') return super.set(key, data, context);
    const { html, isAnonymous } = withoutRequest(data);
    data.headers ??= {};
    data.headers['content-security-policy'] = contentSecurityPolicy(knownScriptHashes(html));
    const failed = FAILED_PAGE.exec(html);
    if (failed) {
      data.status = Number(failed[1]);
      return undefined;
    }
    if (!isAnonymous || (data.status !== undefined && data.status !== 200)) return undefined;
    return super.set(key, data, context);
  }
  async setAnswer(key, data, context) {
    const answer = readAnswer(data.data);
    if (!isUsable(answer)) return undefined;
    // A list that has become empty takes the place of what it was; no other empty one has a place.
    if (isEmptyPage(answer) && !(await this.get(key, { kind: 'FETCH' }))) return undefined;
    return super.set(key, data, context);
  }
}
