'use client';

import { useEffect, useState } from 'react';
import { nowMs } from '@/lib/core/time/now';

/** Whether the instant has passed; turns true by itself. False on the server, because its page may be read later. */
export function useIsPast(moment: Date | null): boolean {
  const atMs = moment?.getTime() ?? null;
  const [pastMs, setPastMs] = useState<number | null>(null);
  useEffect(() => {
    if (atMs === null) return undefined;
    const timer = setTimeout(() => setPastMs(atMs), Math.max(0, atMs - nowMs()));
    return () => clearTimeout(timer);
  }, [atMs]);
  return atMs !== null && pastMs === atMs;
}
