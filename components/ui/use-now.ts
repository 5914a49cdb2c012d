import { useEffect, useState } from 'react';
import { nowMs } from '@/lib/core/time/now';

const TICK_MS = 30_000;

/** The current time, updated every 30 s, so that past times are no longer offered. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date(nowMs()));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date(nowMs())), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
