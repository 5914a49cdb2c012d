import { contextPart } from './async-context.mjs';
import { perProcess } from './per-process.mjs';

/*
 * What the page store and the cache of answers report of their reads. They know no listener: what measures, and what stores values made of answers,
 * stands above it.
 */

/**
 * `page`: one of the page store; `answer`: one of the platform.
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
 * What was read while a page or a value is made: its tags, until when the first of the reads is fresh (milliseconds since the epoch; Infinity
 * where nothing was read), and whether one of them was of before the end of its tag.
 * @typedef {{ tags: Set<string>, freshUntilMs: number, isOutdated: boolean }} Reads
 */

/** @type {ReturnType<typeof contextPart<Reads>>} */
const trackedReads = contextPart('trackedReads');

/**
 * Makes a page or a value, and tracks the cached answers that it is made of.
 * @template Value
 * @param {() => Promise<Value>} make
 * @returns {Promise<{ value: Value, reads: Reads }>}
 * @throws what `make` throws
 */
export async function trackReads(make) {
  const reads = { tags: new Set(), freshUntilMs: Infinity, isOutdated: false };
  const value = await trackedReads.run(reads, make);
  return { value, reads };
}

/**
 * An answer, or a value made of answers, is read for what is being made.
 * @param {{ tags: Iterable<string>, freshUntilMs: number, isOutdated?: boolean }} read
 */
export function noteRead({ tags, freshUntilMs, isOutdated = false }) {
  const reads = trackedReads.current();
  if (!reads) return;
  for (const tag of tags) reads.tags.add(tag);
  reads.freshUntilMs = Math.min(reads.freshUntilMs, freshUntilMs);
  reads.isOutdated ||= isOutdated;
}
