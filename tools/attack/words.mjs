/** The words of a text: a list that would be one line each. */
export const words = (text) => text.trim().split(/\s+/);
/** The lines of a text as pairs of what stands before and behind the first `: `. */
export const pairs = (text) =>
  text
    .trim()
    .split(/\s*[\n|]\s*/)
    .map((pair) => pair.split(/: (.*)/s).slice(0, 2));
