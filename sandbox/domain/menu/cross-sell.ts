import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Course } from '../../catalogue/model';
import type { Database } from '../../database/connect';
import { menuCategories, products } from '../../database/schema';
import type { FullVenue } from '../venues/venues';
import { atVenue, findProducts, selectShown, type VenueProduct } from './products';

const MAX_PRODUCTS = 12;

/** The courses that go with a course, the best first. */
const GOES_WITH: Readonly<Record<Course, readonly Course[]>> = {
  alcohol: ['side', 'starter', 'sauce', 'bread'],
  bread: ['hotDrink', 'soup', 'coldDrink', 'starter', 'sauce', 'sweet'],
  breakfast: ['hotDrink', 'sweet', 'coldDrink', 'bread'],
  coldDrink: ['side', 'bread', 'sweet'],
  hotDrink: ['sweet', 'bread', 'breakfast'],
  main: ['coldDrink', 'sauce', 'bread', 'starter', 'side', 'sweet', 'hotDrink'],
  pantry: ['sauce', 'pantry', 'bread', 'coldDrink'],
  sauce: ['side', 'bread', 'coldDrink'],
  side: ['sauce', 'coldDrink', 'starter', 'sweet'],
  soup: ['bread', 'coldDrink', 'starter', 'sauce', 'sweet', 'hotDrink'],
  starter: ['bread', 'coldDrink', 'soup', 'sweet', 'hotDrink'],
  sweet: ['hotDrink', 'coldDrink', 'sweet'],
};

/** Products for a basket: popular ones of missing courses first, orderable by anyone. */
export async function listCrossSell(
  database: Database,
  venue: FullVenue,
  basketIds: number[],
): Promise<VenueProduct[]> {
  const basket = await findProducts(database, venue, basketIds);
  const courses = companionsOf(basket.map(({ course }) => course));
  if (courses.length === 0) return [];
  const rows = await selectShown(
    database,
    venue,
    and(
      inArray(menuCategories.course, courses),
      notInArray(products.id, basketIds),
      eq(products.isStopped, false),
    ),
  ).orderBy(desc(products.popularity));
  const offered = rows
    .map((row) => atVenue(row, venue))
    .filter(({ ageRestriction }) => ageRestriction === null);
  return inTurn(courses.map((course) => offered.filter((one) => one.course === course))).slice(
    0,
    MAX_PRODUCTS,
  );
}

/** The courses that go with those of the basket, those that it lacks first, then by how well they go with all of it. */
function companionsOf(basket: readonly Course[]): Course[] {
  const scores = new Map<Course, number>();
  for (const companions of basket.map((course) => GOES_WITH[course])) {
    companions.forEach((course, place) => {
      scores.set(course, (scores.get(course) ?? 0) + 1 / (place + 1));
    });
  }
  const has = (course: Course) => Number(basket.includes(course));
  return [...scores.entries()]
    .sort(([a, scoreA], [b, scoreB]) => has(a) - has(b) || scoreB - scoreA)
    .map(([course]) => course);
}

/** The first of every list, then the second ones, and so on. */
function inTurn(lists: readonly VenueProduct[][]): VenueProduct[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) => turn).flatMap((turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  );
}
