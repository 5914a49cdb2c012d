import { pageData, withPageData } from './page-data.mjs';

/*
 * Next writes the requested address into the data of every page: its path and query as parts (`c`), and the query once
 * more (`q`). A page cached for all users would show one visitor's coordinates, return path or campaign to the next one.
 * Plain JavaScript, because Next loads the cache's handler without compiling it.
 */

/** The beginning of the first row of a page's data; the rows before it are parts that it refers to. */
const ADDRESS_IN_DATA = /^(0:\{"P":[^,{}[\]]*,"c":)(\[[^\]\n]*\]|\[.*?\])(,"q":)("(?:[^"\\]|\\.)*")(?=,)/gm;
/** The nonce of one request's own policy; the policy of a cached page approves scripts by hashes. */
const NONCE = /<[a-z]+\s[^<>]*\bnonce=/i;

/** @returns the parts without the query, or null for anything but Next's parts of an address */
function partsWithoutQuery(json) {
  try {
    const parts = JSON.parse(json);
    if (!Array.isArray(parts) || parts[0] !== '' || !parts.every((part) => typeof part === 'string'))
      return null;
    return JSON.stringify(parts.join('/').split('?')[0].split('/'));
  } catch {
    return null;
  }
}

/** @returns where the address is in the data and its replacement, or null where the data has another shape */
function findAddress(data) {
  const [match, ...others] = data.matchAll(ADDRESS_IN_DATA);
  if (!match || others.length > 0) return null;
  const [whole, before, address, between] = match;
  const parts = partsWithoutQuery(address);
  if (parts === null) return null;
  return {
    start: match.index,
    end: match.index + whole.length,
    text: `${before}${parts}${between}""`,
  };
}

/**
 * @param {string} html a finished page
 * @returns {string | null} the page without its request's address; null where the address cannot be located
 */
export function anonymousHtml(html) {
  if (NONCE.test(html)) return null;
  const data = anonymousData(pageData(html));
  return data === null ? null : withPageData(html, data);
}

/**
 * @param {string} data what the client router gets of a page
 * @returns {string | null} the same without its request's address; null where the address cannot be located
 */
export function anonymousData(data) {
  const address = findAddress(data);
  return address && data.slice(0, address.start) + address.text + data.slice(address.end);
}
