import 'server-only';
import { cacheRules } from '@/lib/core/cache/tags';
import { shownPicture } from '@/lib/core/images/images.server';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { Site } from '@/lib/core/site/site';
import { publicUpstream } from '@/lib/core/upstream/client';
import type { Promo, PromoWithProducts, Subsidy } from './promos';
import { mapPromos, mapSubsidies } from './promos.map';
import { promoListWire, promoUserWire, subsidyListWire } from './promos.wire';

const PATH = 'menu-promos/api/v2/promos';
const runningAt = (venueId: number) => ({ filter: { filial_id: venueId, onlyActive: 1 } });

/** Running promotions of a venue, newest first (PROMO-01), as the platform answers everybody: without a `user_id`. */
async function promosOf(site: Site, venueId: number) {
  const wire = await publicUpstream(site).get({
    path: PATH,
    query: { ...runningAt(venueId), include: 'products' },
    schema: promoListWire,
    cache: cacheRules.promos(venueId),
  });
  return mapPromos(wire, new Date());
}

/** A venue's running promotions with reductions, newest first (PROMO-01), as everybody sees them. */
export async function listPromos(site: Site, venueId: number): Promise<Promo[]> {
  const promos = await promosOf(site, venueId);
  return promos.map(({ productIds: _, description: __, ...promo }) => promo);
}

/** Running promotions with products, newest first (PROMO-01, PROMO-03), without `user_id`. */
export async function listPromosWithProducts(site: Site, venueId: number): Promise<PromoWithProducts[]> {
  return (await promosOf(site, venueId)).map(pictured);
}

/** The same by `user_id` (SET-22); a guest gets everybody's. @throws AppError `auth/required` */
export async function listDinerPromos(
  site: Site,
  signedIn: SignedIn | null,
  venueId: number,
): Promise<PromoWithProducts[]> {
  if (!signedIn) return listPromosWithProducts(site, venueId);
  const user = await signedIn.get({ path: 'api/v3/user', schema: promoUserWire });
  const wire = await signedIn.get({
    path: PATH,
    query: { ...runningAt(venueId), include: 'products', user_id: user.data.id },
    schema: promoListWire,
  });
  return mapPromos(wire, new Date()).map(pictured);
}

const pictured = ({ mostPercent: _, ...promo }: PromoWithProducts & Promo): PromoWithProducts => ({
  ...promo,
  imageUrl: shownPicture(promo.imageUrl),
});

/** Delivery subsidies in force of up to 100 venues of a town, at most one a venue (PROMO-04). */
export async function listSubsidies(
  site: Site,
  townId: number,
  venueIds: readonly number[],
): Promise<Subsidy[]> {
  if (venueIds.length === 0) return [];
  const wire = await publicUpstream(site).get({
    path: 'menu-promos/v1/promos/subsidies',
    query: { terminal_ids: venueIds, only_active: 1 },
    schema: subsidyListWire,
    cache: cacheRules.subsidies(townId),
  });
  return mapSubsidies(wire);
}
