import 'server-only';
import { shownPicture } from '@/lib/core/images/images.server';
import type { Place, Site } from '@/lib/core/site/site';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import type { Venue } from '@/lib/ground/venues/venues';
import { highestDiscount, type Banner, type Promo, type PromoBanner } from './promos';
import { listPromos, listSubsidies } from './promos.server';

/** Promotions are requested venue by venue: of so many, one a brand, because a brand's venues share theirs. */
const MAX_VENUES = 4;
const MAX_PROMOS = 6;
/** Subsidies are requested in one call, and shown after the promotions. */
const MAX_SUBSIDIES = 3;

interface Offers {
  /** Venues with a promotion, the first ones first. */
  promoVenues: readonly Venue[];
  /** Venues whose delivery may cost less. */
  deliveryVenues: readonly Venue[];
}

/** The offers on Home: promotions, and for delivery what its price falls by. A call that fails leaves the rest. */
export async function loadBanners(
  site: Site,
  place: Place,
  { promoVenues, deliveryVenues }: Offers,
): Promise<Banner[]> {
  const [promos, subsidies] = await Promise.all([
    promoBanners(site, promoVenues),
    place.service === 'delivery' ? subsidyBanners(site, place, deliveryVenues) : [],
  ]);
  return [...promos, ...subsidies];
}

async function promoBanners(site: Site, venues: readonly Venue[]): Promise<Banner[]> {
  const requested = oneABrand(venues).slice(0, MAX_VENUES);
  const lists = await Promise.all(requested.map(({ id }) => valueOrNull(listPromos(site, id))));
  const banners = inTurns(requested.map((venue, index) => bannersOf(venue, lists[index] ?? [], index)));
  const known = new Set<number>();
  return banners.filter(({ id }) => !known.has(id) && known.add(id)).slice(0, MAX_PROMOS);
}

/** A venue's tiles, starting with another promotion than its neighbour's. */
function bannersOf({ id, name }: Venue, promos: readonly Promo[], turn: number): PromoBanner[] {
  const first = promos.length > 0 ? turn % promos.length : 0;
  return [...promos.slice(first), ...promos.slice(0, first)].map((promo) => ({
    kind: 'promo',
    ...promo,
    imageUrl: shownPicture(promo.imageUrl),
    venueId: id,
    venueName: name,
  }));
}

/** The first of each list, then the second of each, and so on. */
function inTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  ).flat();
}

async function subsidyBanners(site: Site, place: Place, venues: readonly Venue[]): Promise<Banner[]> {
  const byId = new Map(venues.map((venue) => [venue.id, venue]));
  // In one order for equal sets of venues, so that they share a cached answer.
  const ids = [...byId.keys()].sort((one, other) => one - other);
  const subsidies = (await valueOrNull(listSubsidies(site, place.townId, ids))) ?? [];
  const banners = subsidies.flatMap(({ venueId, thresholds }): Banner[] => {
    const venue = byId.get(venueId);
    if (!venue) return [];
    const { moneyFormat } = venue.townConfig;
    const best = highestDiscount(thresholds, moneyFormat.rounding);
    if (!best) return [];
    return [{ kind: 'subsidy', ...best, moneyFormat, venueId, venueName: venue.name }];
  });
  const order = [...byId.keys()];
  return banners
    .sort((one, other) => order.indexOf(one.venueId) - order.indexOf(other.venueId))
    .slice(0, MAX_SUBSIDIES);
}

function oneABrand(venues: readonly Venue[]): Venue[] {
  const brands = new Set<number>();
  return venues.filter(({ brandId }) => !brands.has(brandId) && brands.add(brandId));
}
