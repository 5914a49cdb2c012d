import { failures } from '../run/checks.mjs';
import { mapConcurrent } from '../run/concurrency.mjs';

export { failures };

/** Judges all of these, several at a time. @returns the outcome of a check: how many, and what does not hold of them */
export async function judgeEach(what, things, judge, atOnce) {
  const broken = failures(await mapConcurrent(things, judge, atOnce));
  return { seen: `${things.length} ${what}`, broken };
}

export const splitEntries = (text) => text.trim().split(/\s+/);
export const pairs = (text) =>
  text
    .trim()
    .split(/\s*[\n|]\s*/)
    .map((pair) => pair.split(/: (.*)/s).slice(0, 2));
