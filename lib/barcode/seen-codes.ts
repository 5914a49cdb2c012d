/** Readings of a code that lie further apart are of another look at it. */
const TOGETHER_MS = 1500;
/** A code that was out of view as long is another one alike. */
const AGAIN_MS = 2000;
/** Codes that are remembered at once; a camera sees a few. */
const MAX_CODES = 16;

interface Seen {
  readings: number;
  lastMs: number;
  /** It has counted, and is in view since. */
  isCounted: boolean;
}

/** Decides which readings of a camera count. */
export interface SeenCodes {
  /** True once for a code in view, after `needed` equal readings. @param nowMs of a monotonic clock */
  counts: (code: string, needed: number, nowMs: number) => boolean;
}

/** A memory of what a camera has seen: bounded, however long it looks. */
export function seenCodes(): SeenCodes {
  const seen = new Map<string, Seen>();
  return {
    counts(code, needed, nowMs) {
      const before = seen.get(code);
      const isOver = !before || nowMs - before.lastMs > (before.isCounted ? AGAIN_MS : TOGETHER_MS);
      const readings = isOver ? 1 : before.readings + 1;
      const wasCounted = !isOver && before.isCounted;
      const counts = !wasCounted && readings >= needed;
      // Written anew, so that the first of the map is the one that was not seen for longest.
      seen.delete(code);
      seen.set(code, { readings, lastMs: nowMs, isCounted: wasCounted || counts });
      const [oldest] = seen.keys();
      if (seen.size > MAX_CODES && oldest !== undefined) seen.delete(oldest);
      return counts;
    },
  };
}
