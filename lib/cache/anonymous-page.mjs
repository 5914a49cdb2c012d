/*
 * Next writes the requested address into the data of every page: its path and query as parts (`c`), and the query once
 * more (`q`). A page cached for all users would show one visitor's coordinates, return path or campaign to the next one.
 * Plain JavaScript, because Next loads the cache's handler without compiling it.
 */

/** The beginning of the first row of a page's data; the rows before it are parts that it refers to. */
const ADDRESS_IN_DATA = /^(0:\{"P":[^,{}[\]]*,"c":)(\[[^\]\n]*\]|\[.*?\])(,"q":)("(?:[^"\\]|\\.)*")(?=,)/gm;
/** A piece of the data in the HTML: a row may begin in one script and go on in the next. */
const DATA_SCRIPT = /(self\.__next_f\.push\(\[1,)("(?:[^"\\]|\\.)*")(?=\]\)<\/script>)/g;
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

/** A text as Next writes it into a script. */
const scriptString = (text) =>
  JSON.stringify(text).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * @param {string} html a finished page
 * @returns {string | null} the page without its request's address; null where the address cannot be located
 */
export function anonymousHtml(html) {
  if (NONCE.test(html)) return null;
  const pieces = [...html.matchAll(DATA_SCRIPT)].map(([, , piece]) => JSON.parse(piece));
  const address = findAddress(pieces.join(''));
  if (!address) return null;
  let number = 0;
  let position = 0;
  return html.replace(DATA_SCRIPT, (whole, before) => {
    const piece = pieces[number];
    const start = position;
    const end = start + piece.length;
    number += 1;
    position = end;
    if (end <= address.start || start >= address.end) return whole;
    const isFirst = start <= address.start;
    const head = isFirst ? piece.slice(0, address.start - start) + address.text : '';
    return before + scriptString(head + piece.slice(Math.max(0, address.end - start)));
  });
}

/**
 * @param {string} data what the client router gets of a page
 * @returns {string | null} the same without its request's address; null where the address cannot be located
 */
export function anonymousData(data) {
  const address = findAddress(data);
  return address && data.slice(0, address.start) + address.text + data.slice(address.end);
}
