import 'server-only';
import { revalidateTag } from 'next/cache';
import { remembered } from '@/lib/cache/cached.server';
import { memorySeconds, menuTag } from '@/lib/cache/tags';
import { AppError } from '@/lib/errors/errors';
import type { Site } from '@/lib/site/site';
import { getMenuOrNull } from './menu.server';

/** Venues that are remembered. */
const MAX_VENUES = 500;

/** Whose menu was made old a moment ago. */
const refreshed = remembered<true>(MAX_VENUES, memorySeconds.menuRefresh);

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
  if (refreshed.has(String(venueId))) return false;
  refreshed.set(String(venueId), true);
  revalidateTag(menuTag(venueId), 'max');
  return true;
}
