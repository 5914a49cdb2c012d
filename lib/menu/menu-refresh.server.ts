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
 * Refetches a venue's menu (MENU-06) when its page finds a product changed.
 * @returns false shortly after the last time @throws AppError `venue/not-found`
 */
export async function refreshMenu(site: Site, venueId: number): Promise<boolean> {
  if (!(await getMenuOrNull(site, venueId))) throw new AppError('venue/not-found');
  if (refreshed.has(String(venueId))) return false;
  refreshed.set(String(venueId), true);
  await expiredTags().expire([menuTag(venueId)]);
  await getMenuOrNull(site, venueId);
  return true;
}
