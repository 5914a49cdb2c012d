'use client';

import { useSyncExternalStore } from 'react';
import { DAY_MS } from '@/lib/core/time/duration';
import { nowMs } from '@/lib/core/time/now';
import type { Weekday } from '@/lib/core/time/weekday';
import { toWall } from '@/lib/core/time/zone';

const MINUTE_MS = 60_000;
/** The first day of the Unix epoch was a Thursday. */
const FIRST_WEEKDAY = 4;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

type TodayMarkProps = { weekdays: readonly Weekday[]; timezone: string; label: string };

/** Marks the row of today, as it is in the venue's town; the page itself is older than that. */
export function TodayBadge({ weekdays, timezone, label }: TodayMarkProps) {
  const isToday = useSyncExternalStore(
    everyMinute,
    () => {
      const day = Math.floor(toWall(nowMs(), timezone) / DAY_MS);
      return weekdays.some((weekday) => weekday % 7 === (day + FIRST_WEEKDAY) % 7);
    },
    () => false,
  );
  return isToday ? (
    <span className="tag tag--ok" data-today="">
      {label}
    </span>
  ) : null;
}
