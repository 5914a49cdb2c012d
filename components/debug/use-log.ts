'use client';

import { useSyncExternalStore } from 'react';
import type { BoundedLog } from '@/lib/core/debug/bounded-log';

/** The entries of a log, the newest first. */
export function useLog<Entry extends { id: string }>(log: BoundedLog<Entry>): readonly Entry[] {
  return useSyncExternalStore(log.subscribe, log.entries).toReversed();
}
