import { LRUCache } from 'lru-cache';
import { perProcess } from './per-process.mjs';

/*
 * The platform's answers in the memory of this process, bounded in bytes. Plain JavaScript, because Next loads `answer-cache-handler.mjs`
 * without compiling it.
 */

/**
 * One answer, as Next gives it to its cache.
 * @typedef {{ value: any, lastModified: number }} Entry
 */

/** @returns {number} about how many bytes an entry holds, at least one: a text takes two bytes a letter */
const sizeOf = ({ value }, key) => 1 + 2 * (key.length + (value.data?.body?.length ?? 0));

/**
 * The entries of this process.
 * @param {number} maxSize bytes; the first call sets it
 * @returns {LRUCache<string, Entry>}
 */
export const answerEntries = (maxSize) =>
  perProcess('answerCache', () => new LRUCache({ maxSize, sizeCalculation: sizeOf }));
