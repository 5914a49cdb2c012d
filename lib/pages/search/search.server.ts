import 'server-only';
import { cached } from '@/lib/core/cache/cached.server';
import { memorySeconds } from '@/lib/core/cache/tags';
import { configOf } from '@/lib/core/custom-config/config-directory.server';
import type { Product } from '@/lib/menu/menu';
import type { Place, Site } from '@/lib/core/site/site';
import { lacksTown } from '@/lib/ground/towns/towns';
import { getCountry, isUnknownTown } from '@/lib/ground/towns/towns.server';
import { publicUpstream } from '@/lib/core/upstream/client';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { venueCards } from '@/lib/pages/cards/venue-cards.server';
import {
  EXPRESS_CATEGORY_ID,
  listVenues,
  NOT_CACHED,
  serviceFilter,
} from '@/lib/ground/venues/venues.server';
import { correctedText, isNamed } from './dish-match';
import { findDishes } from './dishes.server';
import { popularDishes } from './popular-dishes.server';
import { readPriceLimit } from './price-limit';
import type { SearchPage } from './search';
import { SUGGESTION_LIMIT } from './search-machine';
import { mapSuggestions } from './search.map';
import { autocompleteWire } from './search.wire';
import { shownForPlace, venueDishes } from './venue-dishes.server';

/** Venues of a page whose menus are looked through for a name. A price is looked for in all of them. */
const MENUS_LOOKED_THROUGH = 6;

/** Any text may be typed, so the cache is bounded by number, short-lived and never on disk. */
const suggestions = cached<string[]>({
  seconds: memorySeconds.searchSuggestions,
  max: 1000,
  // Typed texts are not remembered for longer than they serve (docs/data-protection.md).
  isPurged: true,
});

/** Texts to search for, of what the town offers for the service, or of what one venue sells (SRCH-33). */
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

const NOTHING_FOUND: SearchPage = {
  named: [],
  selling: [],
  others: [],
  page: 1,
  lastPage: 1,
  total: 0,
  corrected: null,
  popular: [],
};

/** One page of a town's search: venues by name, dishes, the rest; popular dishes if nothing matches. */
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
  const shownFor = await shownForPlace(site, place);
  const isPriceAlone = words === '';
  const looked = await Promise.all(
    (isPriceAlone ? cards : others.slice(0, MENUS_LOOKED_THROUGH)).flatMap((card) => {
      const venue = venues.get(card.id);
      return venue
        ? dishesOf(site, venue.id, text).then((dishes) => venueDishes(venue, card, dishes, shownFor))
        : [];
    }),
  );
  const selling = looked.filter(({ dishes }) => dishes.length > 0);
  const { page: shownPage, lastPage } = found;
  const isEmpty = shownPage >= lastPage && (isPriceAlone ? selling.length === 0 : cards.length === 0);
  const result = {
    ...NOTHING_FOUND,
    selling,
    page: shownPage,
    lastPage,
    popular: isEmpty && shownPage === 1 ? await popularDishes(site, place) : [],
  };
  // A price alone filters dishes: a venue without such dishes is no result, and no page knows of the pages after it.
  if (isPriceAlone) return { ...result, total: null };
  return {
    ...result,
    named: called,
    others: [
      ...looked.filter(({ dishes }) => dishes.length === 0).map(({ venue }) => venue),
      ...others.slice(MENUS_LOOKED_THROUGH),
    ],
    total: found.total,
    corrected: correctedText(
      [...called, ...selling.flatMap(({ dishes }) => dishes)].map(({ name }) => name),
      words,
    ),
  };
}

/** The dishes of a venue that a text finds; a menu that fails leaves the other results. */
async function dishesOf(site: Site, venueId: number, text: string): Promise<Product[]> {
  try {
    return (await findDishes(site, venueId, text)) ?? [];
  } catch (error) {
    if (error instanceof UpstreamError) return [];
    throw error;
  }
}
