import 'server-only';
import { AppError } from '@/lib/errors/errors';
import { listDinerPromos } from '@/lib/promos/promos.server';
import type { SignedIn } from '@/lib/session/signed-in.server';
import type { Site } from '@/lib/site/site';
import { valueOrNull } from '@/lib/upstream/upstream-error';
import type { DinerMenu } from './diner-menu';
import { loadDinerProducts } from './favourites.server';

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
      valueOrNull(listDinerPromos(site, signedIn, venueId)),
    ]);
    return { ...products, promos };
  } catch (error) {
    const hasEnded = signedIn && error instanceof AppError && error.code === 'auth/required';
    if (!hasEnded) throw error;
    return loadDinerMenu(site, null, venueId);
  }
}
