import { nowMs } from '@/lib/time/now';
import { isInstant, isWhole, orNull, recordOf } from '@/lib/storage/shape';
import { stored } from '@/lib/storage/stored';

/*
 * The time for which a venue was opened from a list, until its checkout takes it.
 */

interface WishedTime {
  venueId: number;
  /** ISO instant. */
  wantedAt: string;
}

const wishedTime = stored<WishedTime | null>({
  area: 'session',
  key: 'wishedTime',
  shape: orNull(recordOf<WishedTime>({ venueId: isWhole, wantedAt: isInstant })),
  empty: null,
});

export const saveWishedTime = (wish: WishedTime): void => void wishedTime.write(wish);

export const forgetWishedTime = wishedTime.forget;

/** The wished time at the venue, an ISO instant; null without one, and once it has passed. */
export function wishedTimeAt(venueId: number): string | null {
  const wish = wishedTime.read();
  return wish?.venueId === venueId && Date.parse(wish.wantedAt) > nowMs() ? wish.wantedAt : null;
}
