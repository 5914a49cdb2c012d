import 'server-only';
import { cache } from 'react';
import { configBrand } from '@/lib/host/config-limits.server';
import { readId } from '@/lib/ids/ids';
import { shownPicture } from '@/lib/images/images.server';
import { offeredPromos, type OfferedPromo, type PromoProduct } from '@/lib/promos/offered-promos';
import type { Subsidy } from '@/lib/promos/promos';
import { listPromosWithProducts, listSubsidies } from '@/lib/promos/promos.server';
import type { Site } from '@/lib/site/site';
import { UpstreamError, valueOrNull } from '@/lib/upstream/upstream-error';
import type { Venue } from '@/lib/venues/venues';
import { loadVenueDetails } from '@/lib/venues/venue-details.server';
import { getDeliveryBanner, getVenue } from '@/lib/venues/venues.server';
import { loadDinerProducts } from './favourites.server';
import { paidPriceMinor, type Menu, type Product } from './menu';
import { getMenuOrNull, listPopularProducts } from './menu.server';

export interface MenuPageData {
  venue: Venue;
  menu: Menu;
  popular: Product[];
  /** What guests mark most here. */
  favourites: Product[];
  promos: OfferedPromo[];
  /** Of the delivery; null without one in force. */
  subsidy: Subsidy | null;
}

/**
 * What a venue's page shows: `unknown` where there is no such venue, or none of the brand whose site this is, `unavailable` where the platform does not answer.
 * Popular products, favourites and offers may be missing, the menu does without them; without its own call the banner is the card's.
 */
export const loadMenuPage = cache(
  async (
    site: Site,
    filialId: string,
    config?: string,
  ): Promise<MenuPageData | 'unknown' | 'unavailable'> => {
    const venueId = readId(filialId);
    if (venueId === null) return 'unknown';
    try {
      const brandId = await configBrand(site, config);
      const [venue, menu, popular, banner, forAll, promos] = await Promise.all([
        menuVenue(site, venueId, brandId),
        getMenuOrNull(site, venueId),
        listPopularProducts(site, venueId).catch(() => []),
        valueOrNull(getDeliveryBanner(site, venueId)),
        loadDinerProducts(site, null, venueId).catch(() => null),
        valueOrNull(listPromosWithProducts(site, venueId)),
      ]);
      if (!venue || !menu) return 'unknown';
      const subsidies = await valueOrNull(listSubsidies(site, venue.townId, [venueId]));
      return {
        venue: { ...venue, ...banner },
        menu,
        popular,
        favourites: forAll?.favourites ?? [],
        promos: offeredPromos(promos ?? [], promoProducts(menu)),
        subsidy: subsidies?.[0] ?? null,
      };
    } catch (error) {
      if (error instanceof UpstreamError) return 'unavailable';
      throw error;
    }
  },
);

/**
 * The venue of a menu: where its card cannot be had its details stand in (MENU-12); on a brand's site only the card says
 * whether it is one of the brand.
 */
async function menuVenue(site: Site, venueId: number, brandId: number | undefined): Promise<Venue | null> {
  try {
    return await getVenue(site, venueId, { brandId });
  } catch (error) {
    if (!(error instanceof UpstreamError) || brandId !== undefined) throw error;
    const details = await loadVenueDetails(site, String(venueId));
    if (typeof details === 'string') throw error;
    return { ...details, imageUrl: shownPicture(details.imageUrl) };
  }
}

function promoProducts({ categories }: Menu): PromoProduct[] {
  return categories
    .flatMap(({ products }) => products)
    .map((product) => ({
      id: product.id,
      name: product.name,
      imageUrl: product.imageUrl,
      priceMinor: paidPriceMinor(product),
    }));
}
