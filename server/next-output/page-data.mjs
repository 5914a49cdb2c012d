// The data of a page in its HTML: what React needs to take the page over, written by Next as texts in inline scripts.

/** A piece of the data: a row may begin in one script and go on in the next. */
const DATA_SCRIPT = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

/** A text as Next writes it into a script. */
const scriptString = (text) =>
  JSON.stringify(text).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** @param {string} html a finished page @returns {string} its data, the pieces put together */
export function pageData(html) {
  return [...html.matchAll(DATA_SCRIPT)].map(([, piece]) => JSON.parse(piece)).join('');
}

/**
 * @param {string} html a finished page
 * @param {string} data
 * @returns {string} the page with this data in place of its own, in one script where the last of them was, after all elements
 */
export function withPageData(html, data) {
  let left = html.match(DATA_SCRIPT)?.length ?? 0;
  return html.replace(DATA_SCRIPT, () => {
    left -= 1;
    return left > 0 ? '' : `<script>self.__next_f.push([1,${scriptString(data)}])</script>`;
  });
}
