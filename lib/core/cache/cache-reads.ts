import { contextPart } from '../process/async-context';
import { perProcess } from '../process/per-process';

// Reads of the page store and the answer cache, for listeners above them that measure or store derived values.

/** `page`: one of the page store; `answer`: one of the platform. */
type ReadKind = 'page' | 'answer';
type ReadOutcome = 'hit' | 'stale' | 'miss';
type ReadListener = (kind: ReadKind, outcome: ReadOutcome) => void;

const reads = () => perProcess('cacheReads', () => ({ listener: null as ReadListener | null }));

/** The listener gets each read from now on, in the code that reads. */
export function onCacheRead(listener: ReadListener | null): void {
  reads().listener = listener;
}

export function recordCacheRead(kind: ReadKind, outcome: ReadOutcome): void {
  reads().listener?.(kind, outcome);
}

/** The reads while a page or a value is made. */
export interface Reads {
  tags: Set<string>;
  /** Until when the first of the reads is fresh, milliseconds since the epoch; Infinity where nothing was read. */
  freshUntilMs: number;
  /** When the oldest of them was made, milliseconds since the epoch; Infinity where nothing was read. */
  oldestMs: number;
  /** One of them was stale, because the platform fails. */
  isStale: boolean;
}

const trackedReads = contextPart<Reads>('trackedReads');

/** Makes a page or a value, and tracks the cached answers that it is made of. @throws what `make` throws */
export async function trackReads<Value>(make: () => Promise<Value>): Promise<{ value: Value; reads: Reads }> {
  const reads: Reads = { tags: new Set(), freshUntilMs: Infinity, oldestMs: Infinity, isStale: false };
  const value = await trackedReads.run(reads, make);
  return { value, reads };
}

/** Whether the calling code makes something that is cached itself. */
export const areReadsTracked = (): boolean => trackedReads.current() !== undefined;

/** An answer, or a value made of answers, is read for what is being made. */
export function recordRead({
  tags,
  freshUntilMs,
  oldestMs,
  isStale,
}: Omit<Reads, 'tags'> & { tags: Iterable<string> }): void {
  const reads = trackedReads.current();
  if (!reads) return;
  for (const tag of tags) reads.tags.add(tag);
  reads.freshUntilMs = Math.min(reads.freshUntilMs, freshUntilMs);
  reads.oldestMs = Math.min(reads.oldestMs, oldestMs);
  reads.isStale ||= isStale;
}
