/** What does not hold: the sentences among these, which may be lists; everything falsy is left out. */
export const failures = (...sentences) => sentences.flat().filter(Boolean);

/** Splits a text at white space, for lists of short entries. */
export const splitEntries = (text) => text.trim().split(/\s+/);
/** Splits each line at its first `: ` into a pair. */
export const pairs = (text) =>
  text
    .trim()
    .split(/\s*[\n|]\s*/)
    .map((pair) => pair.split(/: (.*)/s).slice(0, 2));
