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

/** The menu's part of a user; a guest's also after the session ended. @throws AppError `venue/not-found` */
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
