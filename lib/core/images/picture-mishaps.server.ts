import 'server-only';
import { remembered } from '@/lib/core/cache/cached.server';
import { memorySeconds } from '@/lib/core/cache/tags';

/** Pause after a failed drawing, in all widths; longer after the second failure. */
const FAILURE_PAUSE_MS = 60_000;
const REPEATED_PAUSE_MS = 600_000;
const MAX_ENTRIES = 1000;

/** Originals that are left alone for a while, by their addresses. */
export interface PictureMishaps {
  isPaused(address: string): boolean;
  note(address: string): void;
}

/** Remembers which originals could not be drawn, for all that draws them. */
export function createPictureMishaps(): PictureMishaps {
  const pausedUntilMs = remembered<number>(MAX_ENTRIES, memorySeconds.pictureMishap);
  const isPaused = (address: string) => (pausedUntilMs.get(address) ?? 0) > Date.now();
  return {
    isPaused,
    note(address) {
      // Several widths may have been under way in what was one failure.
      if (isPaused(address)) return;
      const pauseMs = pausedUntilMs.has(address) ? REPEATED_PAUSE_MS : FAILURE_PAUSE_MS;
      pausedUntilMs.set(address, Date.now() + pauseMs);
    },
  };
}
