import { contextPart } from './async-context.mjs';
import { perProcess } from './per-process.mjs';

/*
 * What the page cache reports of its reads. It knows none of those who listen: what measures, and what keeps values made of cached answers,
 * stands above it.
 */

/**
 * `page`: a page or a file that a handler makes; `answer`: one of the platform.
 * @typedef {'page' | 'answer'} ReadKind
 * @typedef {'hit' | 'stale' | 'miss'} ReadOutcome
 * @typedef {(kind: ReadKind, outcome: ReadOutcome) => void} ReadListener
 */

const reads = () => perProcess('cacheReads', () => ({ /** @type {ReadListener | null} */ listener: null }));

/** From now on the listener is told of each read, by the code that reads. @param {ReadListener | null} listener */
export function onCacheRead(listener) {
  reads().listener = listener;
}

/** @param {ReadKind} kind @param {ReadOutcome} outcome */
export function noteCacheRead(kind, outcome) {
  reads().listener?.(kind, outcome);
}

/**
 * What was read while a value is made.
 * @type {ReturnType<typeof contextPart<{ isOutdated: boolean }>>}
 */
const trackedReads = contextPart('trackedReads');

/**
 * Makes a value of cached answers, and tracks whether one of them was outdated.
 * @template Value
 * @param {() => Promise<Value>} make
 * @returns {Promise<{ value: Value, isOutdated: boolean }>} the value, and whether one of the answers was of before the end of its tag: Next
 *   gives it once more while it fetches the next one
 * @throws what `make` throws
 */
export async function trackOutdatedReads(make) {
  const tracked = { isOutdated: false };
  const value = await trackedReads.run(tracked, make);
  return { value, isOutdated: tracked.isOutdated };
}

/** An answer was given once more after the end of its tag. */
export function noteOutdatedRead() {
  const tracked = trackedReads.current();
  if (tracked) tracked.isOutdated = true;
}
