import { failures } from '../run/checks.mjs';
import { mapConcurrent } from '../run/concurrency.mjs';

export { failures };

/** Judges all of these, several at a time. @returns the outcome of a check: how many, and what does not hold of them */
export async function judgeEach(what, things, judge, atOnce) {
  const broken = failures(await mapConcurrent(things, judge, atOnce));
  return { seen: `${things.length} ${what}`, broken };
}

/** Splits a text at white space, for lists of short entries. */
export const splitEntries = (text) => text.trim().split(/\s+/);
/** Splits each line at its first `: ` into a pair. */
export const pairs = (text) =>
  text
    .trim()
    .split(/\s*[\n|]\s*/)
    .map((pair) => pair.split(/: (.*)/s).slice(0, 2));
