import 'server-only';
import { remembered } from '@/lib/core/cache/cached.server';
import { expiredTags } from '@/lib/core/cache/expired-tags.server';
import { memorySeconds, menuTag } from '@/lib/core/cache/tags';
import { AppError } from '@/lib/core/errors/errors';
import type { Site } from '@/lib/core/site/site';
import { getMenuOrNull } from './menu.server';

/** Venues that are remembered. */
const MAX_VENUES = 500;

/** Venues whose menu was expired a moment ago. */
const refreshed = remembered<true>(MAX_VENUES, memorySeconds.menuRefresh);

/**
 * Expires the cached menu of a venue and fetches the platform's (MENU-06: a refetch can be forced). Its categories and its
 * search show that at once, in other processes within a second; a page may still be shown once as it was, like every stale one.
 * The menu's screen requests it when a product of its page turns out to
 * be gone or changed.
 * @returns whether it was expired now; false shortly after the last time
 * @throws AppError `venue/not-found`
 * @throws UpstreamError
 */
export async function refreshMenu(site: Site, venueId: number): Promise<boolean> {
  if (!(await getMenuOrNull(site, venueId))) throw new AppError('venue/not-found');
  if (refreshed.has(String(venueId))) return false;
  refreshed.set(String(venueId), true);
  await expiredTags().expire([menuTag(venueId)]);
  await getMenuOrNull(site, venueId);
  return true;
}
