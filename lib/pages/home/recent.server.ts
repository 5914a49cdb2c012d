import 'server-only';
import { z } from 'zod';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { Place } from '@/lib/core/site/site';
import { RECENT_LIMIT } from './home';
import type { Venue } from '@/lib/ground/venues/venues';
import { listQuery, venuePage } from '@/lib/ground/venues/venues.server';
import { pageWire } from '@/lib/core/upstream/page.wire';

const userIdWire = z.object({ data: z.object({ id: z.number().int() }) });

/** Venues where the diner ordered, latest first (VEN-16, VEN-17), by `user_id` (SET-22). */
export async function listRecentVenues(
  signedIn: SignedIn,
  place: Place,
  brandId: number | undefined,
): Promise<Venue[]> {
  const user = await signedIn.get({ path: 'api/v3/user', schema: userIdWire });
  const wire = await signedIn.get({
    path: 'takeaway/v2/locations/repeat',
    query: listQuery({ place, brandId, limit: RECENT_LIMIT, userId: user.data.id }),
    schema: pageWire,
  });
  return venuePage(wire).items.slice(0, RECENT_LIMIT);
}
