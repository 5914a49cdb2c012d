import { nowMs } from '@/lib/core/time/now';
import { isInstant, isWhole, orNull, recordOf } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';

// The time for which a venue was opened from a list, until its checkout takes it.

interface WantedTime {
  venueId: number;
  /** ISO instant. */
  wantedAt: string;
}

const wantedTime = stored<WantedTime | null>({
  area: 'session',
  key: 'wantedTime',
  shape: orNull(recordOf<WantedTime>({ venueId: isWhole, wantedAt: isInstant })),
  empty: null,
});

export const saveWantedTime = (wish: WantedTime): void => void wantedTime.write(wish);

export const forgetWantedTime = wantedTime.forget;

/** The wished time at the venue, an ISO instant; null without one, and once it has passed. */
export function wantedTimeAt(venueId: number): string | null {
  const wish = wantedTime.read();
  return wish?.venueId === venueId && Date.parse(wish.wantedAt) > nowMs() ? wish.wantedAt : null;
}
