import 'server-only';
import { cached } from '@/lib/core/cache/cached.server';
import { memorySeconds } from '@/lib/core/cache/tags';
import { lineOf } from '@/lib/cart/line-of';
import { hasTown, type ConfigLimits } from '@/lib/core/custom-config/config-limits.server';
import { paidPriceMinor, type Product } from '@/lib/menu/menu';
import { getMenuOrNull } from '@/lib/menu/menu.server';
import { SERVICES } from '@/lib/core/site/service-names';
import type { Place, Site } from '@/lib/core/site/site';
import { venueClock } from '@/lib/core/time/venue-clock.server';
import { getCountry } from '@/lib/ground/towns/towns.server';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import { ROW_LIMIT } from '@/lib/ground/venues/row-limits';
import { offersService, type Venue } from '@/lib/ground/venues/venues';
import { listNearVenues } from '@/lib/ground/venues/venues.server';
import type { Course } from './course';
import { EXCLUSIONS } from './exclusions';
import { dishesByCourse, layMeal, leastSumMinor, mealSumMinor, MIN_SHARE, type Plate } from './lay-meal';
import type { MealWish } from './meal-wish';
import type { Meal, Meals } from './meal.schema';

/** Menus that are read for one wish, one a brand. */
const MAX_MENUS = 8;
const MAX_MEALS = 3;
/** Of 30 kB each. */
const MAX_CACHED = 300;
/** Dishes that can take a plate's place. */
const MAX_OTHERS = 5;

const meals = cached<Meals>({ seconds: memorySeconds.meals, max: MAX_CACHED });

type ByCourse = ReadonlyMap<Course, readonly Product[]>;

/** Meals for people and a sum at open venues nearby, from cached menus. */
export function listMeals(
  site: Site,
  at: { place: Place; limits: ConfigLimits },
  wish: MealWish,
): Promise<Meals> {
  const { people, sumMinor, without } = wish;
  const exclusions = EXCLUSIONS.filter((one) => without.includes(one));
  const key = JSON.stringify([site, at, people, sumMinor, exclusions]);
  return meals.get(key, () => layMeals(site, at, wish));
}

async function layMeals(
  site: Site,
  { place, limits }: { place: Place; limits: ConfigLimits },
  wish: MealWish,
): Promise<Meals> {
  const serviceId = SERVICES[place.service].id;
  const venues = await venuesNear(site, place, limits, new Date());
  const laid = await Promise.all(
    venues.map(async (venue) => {
      const menu = await valueOrNull(getMenuOrNull(site, venue.id));
      if (!menu) return { least: null, meal: null };
      // Others are answered between two menus.
      await new Promise(setImmediate);
      const byCourse = dishesByCourse(menu, serviceId, wish.without);
      const plates = layMeal(byCourse, wish);
      const isEnough = plates && mealSumMinor(plates) >= leastDelivered(venue, place);
      const meal = isEnough && {
        points: pointsOf(plates, venue, wish.sumMinor),
        of: mealOf(venue, plates, byCourse),
      };
      return { least: leastSumMinor(byCourse, wish.people), meal: meal || null };
    }),
  );
  const least = laid.flatMap((one) => one.least ?? []);
  return {
    meals: laid
      .flatMap(({ meal }) => meal ?? [])
      .toSorted((one, other) => other.points - one.points)
      .slice(0, MAX_MEALS)
      .map(({ of }) => of),
    leastSumMinor: least.length > 0 ? Math.min(...least) : null,
  };
}

/** Open venues for the service, nearest first and one a brand: the list that Home's pages cache. */
async function venuesNear(
  site: Site,
  place: Place,
  { brandId, townIds }: ConfigLimits,
  now: Date,
): Promise<Venue[]> {
  const { towns } = await getCountry(site.country, site.language);
  const town = towns.find(({ id }) => id === place.townId);
  // An unknown town is made up, and its list would be cached for pages.
  if (!town || !hasTown({ townIds }, town.id)) return [];
  const { items } = await listNearVenues(site, {
    place,
    coordinates: town.coordinates,
    brandId,
    limit: 2 * ROW_LIMIT,
    sort: 'distance',
  });
  const brands = new Set<number>();
  return items
    .filter((venue) => !venue.isMicromarket && offersService(venue, place.service) && isOpen(venue, now))
    .filter((venue) => !brands.has(venue.brandId) && brands.add(venue.brandId))
    .slice(0, MAX_MENUS);
}

function isOpen({ openingHours, closeInAdvanceMinutes, townConfig }: Venue, now: Date): boolean {
  const { timezone } = townConfig;
  return venueClock({ hours: openingHours, timezone, closeInAdvanceMinutes, now }).state !== 'closed';
}

/** The minimum of a venue that delivers by itself; another minimum depends on the diner's address, which the cart knows. */
const leastDelivered = ({ vendorDelivery }: Venue, { service }: Place): number =>
  service === 'delivery' ? (vendorDelivery?.minMinor ?? 0) : 0;

/** A meal that uses the sum counts more than one of many courses, and that more than a good rating. */
function pointsOf(plates: readonly Plate[], { rating }: Venue, sumMinor: number): number {
  const isNear = mealSumMinor(plates) >= sumMinor * MIN_SHARE;
  return (isNear ? 100 : 0) + new Set(plates.map(({ course }) => course)).size * 10 + (rating ?? 0);
}

function mealOf(venue: Venue, plates: readonly Plate[], byCourse: ByCourse): Meal {
  const laid = new Set(plates.map(({ product }) => product));
  return {
    venue: { id: venue.id, name: venue.name, moneyFormat: venue.townConfig.moneyFormat },
    rating: venue.rating,
    plates: plates.map(({ course, product, count }) => {
      const away = (other: Product) => Math.abs(paidPriceMinor(other) - paidPriceMinor(product));
      const others = (byCourse.get(course) ?? [])
        .filter((other) => !laid.has(other))
        .toSorted((one, other) => away(one) - away(other))
        .slice(0, MAX_OTHERS);
      return { course, lines: [product, ...others].map((dish) => lineOf(dish, { count })) };
    }),
  };
}
