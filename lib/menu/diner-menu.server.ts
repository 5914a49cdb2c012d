import 'server-only';
import { AppError } from '@/lib/core/errors/errors';
import type { OfferedPromo } from '@/lib/promos/promos.schema';
import { listDinerPromos } from '@/lib/promos/promos.server';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { Site } from '@/lib/core/site/site';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import type { DinerMenu } from './diner-menu';
import { loadDinerProducts } from './favourites.server';
import { getMenuOrNull } from './menu.server';
import { menuPromos } from './menu-promos';

/**
 * The part of a venue's menu that depends on the user: the signed-in diner's own lists and promotions. A guest gets those
 * for everyone, and so does a diner whose session the platform has ended.
 * @throws AppError `venue/not-found`
 * @throws UpstreamError
 */
export async function loadDinerMenu(
  site: Site,
  signedIn: SignedIn | null,
  venueId: number,
): Promise<DinerMenu> {
  try {
    const [products, promos] = await Promise.all([
      loadDinerProducts(site, signedIn, venueId),
      loadDinerPromos(site, signedIn, venueId),
    ]);
    return { ...products, promos };
  } catch (error) {
    const hasEnded = signedIn && error instanceof AppError && error.code === 'auth/required';
    if (!hasEnded) throw error;
    return loadDinerMenu(site, null, venueId);
  }
}

/** The promotions with their dishes; null where they, or the menu that names these, do not come. */
async function loadDinerPromos(
  site: Site,
  signedIn: SignedIn | null,
  venueId: number,
): Promise<OfferedPromo[] | null> {
  const [promos, menu] = await Promise.all([
    valueOrNull(listDinerPromos(site, signedIn, venueId)),
    valueOrNull(getMenuOrNull(site, venueId)),
  ]);
  return promos && menu && menuPromos(menu, promos);
}
