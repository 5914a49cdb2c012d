import { inCountry } from '../data/text';
import { nearbyPosition } from './nearby-position';
import { buildCatalogue } from './catalogue';
import { largeMenu, MARKETS, type MarketPlan } from './large-menu';
import type { Brand, Catalogue, CountryCode, Venue } from './model';
import { ROUND_THE_CLOCK } from './opening-hours';
import { seededRandom } from './random';
import { SHOP_BRAND } from './shop';
import { MANY_FIRST_ID } from './venues';

/** How many times as many venues there are, spread over the towns by their size: 20,000. */
const TIMES = 69.7;

/** Products of a market, in all of its categories together. */
const MARKET_PRODUCTS = 2_000;

/** SANDBOX_SCALE=large: the usual catalogue plus over 20,000 venues, some with 2,000 products. */
export function buildLargeCatalogue(): Catalogue {
  const { towns, brands, venues } = buildCatalogue(TIMES);
  const countryOf = new Map(towns.map(({ id, country }) => [id, country]));
  const markets = MARKETS.map((plan) => marketOf(plan, brands));
  return {
    towns,
    brands: [...brands, ...markets],
    venues: [
      ...venues.map((venue) =>
        venue.id < MANY_FIRST_ID ? venue : branchOf(venue, countryOf.get(venue.townId) ?? 'kz'),
      ),
      ...MARKETS.flatMap((plan) => marketVenues(plan, venues)),
    ],
  };
}

/** One of many venues of a brand in a town: it is called by its street, and its guests judged it one by one. */
function branchOf(venue: Venue, country: CountryCode): Venue {
  const { kk, ka, ru } = venue.address;
  const address = (country === 'kz' ? kk : ka) ?? ru;
  const street = address.replace(/,? №?\d+(\/\d+)?$/, '');
  return {
    ...venue,
    name: `${venue.name}, ${street}`,
    rating: venue.rating === null ? null : ratingOf(seededRandom(venue.id * 40_503)),
  };
}

/** Most ratings lie about 4.2, few at the ends. */
function ratingOf(random: () => number): number {
  const spread = (random() + random() + random()) / 3;
  return Math.round((3.2 + spread * 1.8) * 10) / 10;
}

function marketOf({ id, country, name, cuisine, looksLike }: MarketPlan, brands: readonly Brand[]): Brand {
  const likeness = brands.find((brand) => brand.id === looksLike);
  if (!likeness) throw new Error(`There is no brand ${looksLike}`);
  const own = brands.filter((brand) => brand.country === country && brand.id !== SHOP_BRAND);
  return {
    ...likeness,
    id,
    name,
    cuisine: inCountry(cuisine, country),
    homePosition: null,
    sisterIds: [],
    menu: largeMenu(own, country, MARKET_PRODUCTS),
  };
}

function marketVenues({ id: brandId, name, venues }: MarketPlan, usual: readonly Venue[]): Venue[] {
  return venues.map(({ id, beside }) => {
    const neighbour = usual.find((venue) => venue.id === beside);
    if (!neighbour) throw new Error(`There is no venue ${beside}`);
    return {
      ...neighbour,
      id,
      brandId,
      name,
      services: [1, 3, 4],
      openingHours: ROUND_THE_CLOCK,
      closeInAdvanceMinutes: 0,
      isCashEnabled: true,
      isOnlineDisabled: false,
      isMicromarket: false,
      linkedVenues: [],
      mainVenueId: id,
      pricePercent: 100,
      banner: null,
      description: null,
      stoppedProductIndexes: [],
      ...nearbyPosition(neighbour),
    };
  });
}
