import 'server-only';
import { venueCards } from '@/lib/pages/cards/venue-cards.server';
import { listPopularProducts } from '@/lib/menu/menu.server';
import { canBeAdded, menuServices } from '@/lib/menu/menu-services';
import type { Place, Site } from '@/lib/core/site/site';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import type { VenueDishes } from './search';
import { townVenues } from './town-venues.server';
import { shownForPlace, venueDishes } from './venue-dishes.server';

const VENUES_SHOWN = 4;

/** Bestsellers of the best rated venues of a town: open venues first, one a brand. A venue that does not answer is left out. */
export async function popularDishes(site: Site, place: Place): Promise<VenueDishes[]> {
  const shownFor = await shownForPlace(site, place);
  const { allowed, service } = shownFor;
  const brands = new Set<number>();
  const listed = (await valueOrNull(townVenues(site, place))) ?? [];
  const venues = new Map(
    listed
      .filter(({ brandId }) => !brands.has(brandId) && brands.add(brandId))
      .map((venue) => [venue.id, venue]),
  );
  const cards = await venueCards([...venues.values()], { site, service });
  const groups = await Promise.all(
    cards.slice(0, VENUES_SHOWN).map(async (card) => {
      const venue = venues.get(card.id);
      const products = (await valueOrNull(listPopularProducts(site, card.id))) ?? [];
      if (!venue) return [];
      const services = menuServices(venue, allowed, service);
      const orderable = products.filter(
        (product) => canBeAdded(product, services) && product.minAge === null,
      );
      return orderable.length > 0 ? [venueDishes(venue, card, orderable, shownFor)] : [];
    }),
  );
  return groups.flat();
}
