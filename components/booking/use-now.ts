import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** The time, moved on each half minute: what has begun meanwhile is offered no more. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
