import 'server-only';
import { cached } from '@/lib/cache/cached.server';
import { memorySeconds } from '@/lib/cache/tags';
import { configOf } from '@/lib/custom-config/config-directory.server';
import { menuServices } from '@/lib/menu/menu-services';
import { allowedServices } from '@/lib/site/services';
import type { Place, Site } from '@/lib/site/site';
import { lacksTown } from '@/lib/towns/towns';
import { getCountry, isUnknownTown } from '@/lib/towns/towns.server';
import { publicUpstream } from '@/lib/upstream/client';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { venueCards } from '@/lib/cards/venue-cards.server';
import type { Venue } from '@/lib/venues/venues';
import { EXPRESS_CATEGORY_ID, listVenues, NOT_CACHED, serviceFilter } from '@/lib/venues/venues.server';
import { isNamed } from './dish-match';
import { findDishes, foundDish } from './dishes.server';
import { readPriceLimit } from './price-limit';
import type { SearchPage, VenueDishes } from './search';
import { SUGGESTION_LIMIT } from './search-machine';
import { mapSuggestions } from './search.map';
import { autocompleteWire } from './search.wire';

/** Venues of a page whose menus are looked through for a name, and dishes that each shows. A price is looked for in all of them. */
const MENUS_LOOKED_THROUGH = 6;
const DISHES_SHOWN = 3;

/** Any text may be typed, so the cache is bounded by number, short-lived and never on disk. */
const suggestions = cached<string[]>({
  seconds: memorySeconds.searchSuggestions,
  max: 1000,
  // Typed texts are not remembered for longer than they serve (docs/data-protection.md).
  isPurged: true,
});

/**
 * Texts to search for, of what the town offers for the service, or of what one venue sells (SRCH-33).
 * @throws UpstreamError
 */
export async function suggest(
  site: Site,
  { text, place, venueId }: { text: string; place: Place | null; venueId?: number },
): Promise<string[]> {
  if (await isUnknownTown(site, place?.townId ?? 0)) return [];
  const brandId = (await configOf(site, place?.config))?.brandId ?? undefined;
  const query = {
    input: text,
    brand_id: brandId,
    filial_id: venueId,
    ...(place && place.townId > 0 ? { town_id: place.townId } : {}),
    ...(place ? { filter: { service: serviceFilter(place.service) } } : {}),
    category_id: place?.service === 'express' ? EXPRESS_CATEGORY_ID : undefined,
    limit: SUGGESTION_LIMIT,
  };
  return suggestions.get(JSON.stringify([site.country, site.language, query]), async () => {
    const wire = await publicUpstream(site).get({
      path: 'takeaway/v1/autocomplete',
      query,
      schema: autocompleteWire,
      cache: NOT_CACHED,
    });
    return mapSuggestions(wire);
  });
}

const NOTHING_FOUND: SearchPage = { named: [], selling: [], others: [], page: 1, lastPage: 1, total: 0 };

/**
 * One page of results in a town: venues with a matching name, matching dishes of the first others, and the rest.
 * @throws UpstreamError
 */
export async function search(
  site: Site,
  { text, place, page }: { text: string; place: Place; page: number },
): Promise<SearchPage> {
  const { towns } = await getCountry(site.country, site.language);
  if (lacksTown(towns, place.townId)) return NOTHING_FOUND;
  const config = await configOf(site, place.config);
  // The platform knows no prices in a text; the menus are searched for them here (SRCH-36).
  const { text: words } = readPriceLimit(text);
  const found = await listVenues(
    site,
    {
      place,
      page,
      search: words || undefined,
      brandId: config?.brandId ?? undefined,
      coordinates: towns.find(({ id }) => id === place.townId)?.coordinates,
    },
    NOT_CACHED,
  );
  const venues = new Map(found.items.map((venue) => [venue.id, venue]));
  const cards = await venueCards(found.items, { site, service: place.service });
  const isCalledSo = ({ id }: { id: number }) => isNamed(venues.get(id)?.name ?? '', words);
  const called = cards.filter(isCalledSo);
  const others = cards.filter((card) => !isCalledSo(card));
  const allowed = allowedServices(site.surface, config?.services);
  const isPriceAlone = words === '';
  const looked = await Promise.all(
    (isPriceAlone ? cards : others.slice(0, MENUS_LOOKED_THROUGH)).map(async (card): Promise<VenueDishes> => {
      const venue = venues.get(card.id);
      const services = menuServices({ services: venue?.services ?? [] }, allowed, place.service);
      return { venue: card, services, dishes: venue ? await dishesOf(site, venue, text) : [] };
    }),
  );
  const selling = looked.filter(({ dishes }) => dishes.length > 0);
  const { page: shownPage, lastPage } = found;
  // A price alone is asked of dishes: a venue without such dishes is no result, and no page knows of the pages after it.
  if (isPriceAlone) return { ...NOTHING_FOUND, selling, page: shownPage, lastPage, total: null };
  return {
    named: called,
    selling,
    others: [
      ...looked.filter(({ dishes }) => dishes.length === 0).map(({ venue }) => venue),
      ...others.slice(MENUS_LOOKED_THROUGH),
    ],
    page: shownPage,
    lastPage,
    total: found.total,
  };
}

/** The dishes to show for a venue; a menu that fails leaves the other results. */
async function dishesOf(site: Site, venue: Venue, text: string) {
  try {
    const products = await findDishes(site, venue.id, text);
    return (products ?? []).slice(0, DISHES_SHOWN).map((product) => foundDish(product, venue, site.language));
  } catch (error) {
    if (error instanceof UpstreamError) return [];
    throw error;
  }
}
