import 'server-only';
import { perProcess } from '@/lib/core/process/per-process';
import { memorySeconds } from '@/lib/core/cache/tags';
import { remembered } from '@/lib/core/cache/cached.server';

// Which venues exist, by the platform's latest answers. Clients can make up ids: one that is unknown is
// requested about once a minute, and a page's other calls are made for known ones only.

const MAX_IDS = 20_000;

const seen = perProcess('seenVenues', () => remembered<boolean>(MAX_IDS, 0));

/** On a brand's own site a venue of another brand counts as unknown. */
const keyOf = (venueId: number, brandId: number | undefined) => `${venueId} ${brandId ?? ''}`;

/** Whether the platform has such a venue; undefined where it was not requested lately. */
export function isKnownVenue(venueId: number, brandId?: number): boolean | undefined {
  return seen.get(keyOf(venueId, brandId));
}

/** Stores what the platform has answered: a venue as long as there is room, an unknown one for a minute. */
export function recordVenue(venueId: number, brandId: number | undefined, isThere: boolean): void {
  seen.set(keyOf(venueId, brandId), isThere, isThere ? {} : { ttl: memorySeconds.unknownVenue * 1000 });
}
