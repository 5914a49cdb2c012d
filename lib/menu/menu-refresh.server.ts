import 'server-only';
import { revalidateTag } from 'next/cache';
import { menuTag } from '@/lib/cache/tags';
import { AppError } from '@/lib/errors/errors';
import type { Site } from '@/lib/site/site';
import { getMenuOrNull } from './menu.server';

/** A menu is asked for anew once in so many seconds, however many diners find it old. */
const REFRESH_SECONDS = 15;
/** Venues that are remembered; the one asked for longest ago is forgotten first. */
const MOST_VENUES = 500;

const refreshedAtMs = new Map<number, number>();

/**
 * Makes the kept menu of a venue old, so that the next look at it fetches the platform's (MENU-06: a refetch can be
 * forced); that look itself may still show what was kept, as with everything that has grown old. The menu's screen asks for
 * it when a product of its page turns out to be gone or changed.
 * @returns whether it was made old now; false shortly after the last time
 * @throws AppError `venue/not-found`
 * @throws UpstreamError
 */
export async function refreshMenu(site: Site, venueId: number): Promise<boolean> {
  if (!(await getMenuOrNull(site, venueId))) throw new AppError('venue/not-found');
  const nowMs = Date.now();
  const lastMs = refreshedAtMs.get(venueId);
  if (lastMs !== undefined && nowMs - lastMs < REFRESH_SECONDS * 1000) return false;
  refreshedAtMs.delete(venueId);
  refreshedAtMs.set(venueId, nowMs);
  for (const oldest of refreshedAtMs.keys()) {
    if (refreshedAtMs.size <= MOST_VENUES) break;
    refreshedAtMs.delete(oldest);
  }
  revalidateTag(menuTag(venueId), 'max');
  return true;
}
