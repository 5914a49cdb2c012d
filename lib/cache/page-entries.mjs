import { LRUCache } from 'lru-cache';
import { perProcess } from './per-process.mjs';

/*
 * The entries of the page cache: one memory a process, bounded in bytes. Plain JavaScript, because Next loads the page cache without
 * compiling it.
 */

/** Where Next writes the tags of a page's data, with commas between. */
const TAGS_HEADER = 'x-next-cache-tags';

/**
 * What Next keeps of one page or answer, and until when no new one is tried.
 * @typedef {{
 *   value: any,
 *   lastModified: number,
 *   cacheControl?: { revalidate?: number | false, expire?: number },
 *   retryAtMs?: number,
 * }} Entry
 */

const sizeOfSegments = (segments) =>
  [...(segments ?? [])].reduce((total, [name, bytes]) => total + name.length + bytes.length, 0);

/** A text with Cyrillic or Georgian letters takes two bytes a letter. */
const bytesOf = (part) => (typeof part === 'string' ? part.length * 2 : (part?.length ?? 0));

/** @returns {number} about how many bytes an entry holds, at least one */
function sizeOf({ value }, key) {
  const { html, rscData, segmentData, body, data } = value;
  const parts = [key, html, rscData, body, data?.body].map(bytesOf);
  return parts.reduce((total, length) => total + length, 1) + sizeOfSegments(segmentData);
}

/** @type {() => { entries: LRUCache<string, Entry> | undefined, goneListener: ((version: string) => void) | null }} */
const held = () => perProcess('pageCache', () => ({ entries: undefined, goneListener: null }));

/** @param {Entry | undefined} entry @returns {string | undefined} the version (ETag) of a page */
const versionOf = (entry) => entry?.value.headers?.etag;

/**
 * The entries of this process.
 * @param {number} maxSize bytes; what is asked for first counts
 */
export function pageEntries(maxSize) {
  const own = held();
  own.entries ??= new LRUCache({
    maxSize,
    sizeCalculation: sizeOf,
    disposeAfter: (entry, key) => {
      const version = versionOf(entry);
      if (version && version !== versionOf(own.entries?.peek(key))) own.goneListener?.(version);
    },
  });
  return own.entries;
}

/** @param {(version: string) => void} listener gets the version of each page that this process stops to hold */
export function onPageGone(listener) {
  held().goneListener = listener;
}

/** @param {{ value: any }} entry @returns {string[]} the tags of a page's data */
export function tagsOf({ value }) {
  const tags = value.headers?.[TAGS_HEADER];
  return typeof tags === 'string' ? tags.split(',') : [];
}

/**
 * The versions (ETag) of the pages in this process that have one of the tags.
 * @param {string[]} tags
 * @returns {Set<string>}
 */
export function versionsWith(tags) {
  const named = new Set(tags);
  const entries = [...(held().entries?.values() ?? [])];
  return new Set(
    entries
      .filter(({ value }) => value.kind === 'APP_PAGE')
      .filter((entry) => tagsOf(entry).some((tag) => named.has(tag)))
      .map(versionOf),
  );
}
