import 'server-only';
import { revalidateTag } from 'next/cache';
import { expireInMemory, remembered } from '@/lib/cache/cached.server';
import { memorySeconds, menuTag } from '@/lib/cache/tags';
import { AppError } from '@/lib/errors/errors';
import type { Site } from '@/lib/site/site';
import { getMenuOrNull } from './menu.server';

/** Venues that are remembered. */
const MAX_VENUES = 500;

/** Venues whose menu was expired a moment ago. */
const refreshed = remembered<true>(MAX_VENUES, memorySeconds.menuRefresh);

/**
 * Expires the cached menu of a venue and fetches the platform's (MENU-06: a refetch can be forced). Its categories and its
 * search show that at once in the language of the site; a page may still be shown once as it was, like every stale one. The
 * menu's screen requests it when a product of its page turns out to be gone or changed.
 * @returns whether it was expired now; false shortly after the last time
 * @throws AppError `venue/not-found`
 * @throws UpstreamError
 */
export async function refreshMenu(site: Site, venueId: number): Promise<boolean> {
  if (!(await getMenuOrNull(site, venueId))) throw new AppError('venue/not-found');
  if (refreshed.has(String(venueId))) return false;
  refreshed.set(String(venueId), true);
  revalidateTag(menuTag(venueId), 'max');
  // Within the request that expires a tag Next reads past its cache; any other would get the old menu once more, and the
  // memories would keep it.
  await getMenuOrNull(site, venueId);
  expireInMemory(menuTag(venueId));
  return true;
}
