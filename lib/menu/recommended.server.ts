import 'server-only';
import { cacheRules } from '@/lib/core/cache/tags';
import { shownPicture } from '@/lib/core/images/images.server';
import { SERVICES } from '@/lib/core/site/service-names';
import type { Place, Site } from '@/lib/core/site/site';
import { publicUpstream } from '@/lib/core/upstream/client';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import type { Venue } from '@/lib/ground/venues/venues';
import { canBeOrdered, type Product } from './menu';
import { mapProducts } from './menu.map';
import { productListWire } from './menu.wire';
import type { RecommendedProduct } from './recommended';

/** Products are recommended venue by venue: so many venues are requested, one a brand, with so many products each. */
const MAX_VENUES = 4;
const PRODUCTS_A_VENUE = 4;

async function listRecommendedProducts(site: Site, venueId: number, serviceId: number): Promise<Product[]> {
  const wire = await publicUpstream(site).get({
    path: 'menu/v3/recommended/products',
    query: { filial_id: venueId, service_type: serviceId, limit: PRODUCTS_A_VENUE },
    schema: productListWire,
    cache: cacheRules.recommended(venueId),
  });
  return mapProducts(wire.data, site.country);
}

/** Recommended dishes of the first venues in turn (MENU-47): orderable, pictured, without age limit. */
export async function loadRecommended(
  site: Site,
  place: Place,
  venues: readonly Venue[],
): Promise<RecommendedProduct[]> {
  const serviceId = SERVICES[place.service].id;
  const brands = new Set<number>();
  const requested = venues
    .filter(({ brandId }) => !brands.has(brandId) && brands.add(brandId))
    .slice(0, MAX_VENUES);
  const lists = await Promise.all(
    requested.map(async (venue) => {
      const products = (await valueOrNull(listRecommendedProducts(site, venue.id, serviceId))) ?? [];
      return products
        .filter((product) => canBeOrdered(product, serviceId) && product.minAge === null && product.imageUrl)
        .slice(0, PRODUCTS_A_VENUE)
        .map((product) => ({ product, venue }));
    }),
  );
  const inTurn = Array.from({ length: PRODUCTS_A_VENUE }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  ).flat();
  return inTurn.map(({ product, venue }) => ({
    id: product.id,
    venueId: venue.id,
    venueName: venue.name,
    name: product.name,
    imageUrl: shownPicture(product.imageUrl ?? ''),
    priceMinor: product.priceMinor,
    promoPriceMinor: product.promoPriceMinor,
    hasSizes: product.sizes !== null,
    moneyFormat: venue.townConfig.moneyFormat,
  }));
}
