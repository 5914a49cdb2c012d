import { perProcess } from './per-process.mjs';

/*
 * What the page cache tells of its reads, to whom it may concern. It knows nobody itself: what measures stands above it.
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
