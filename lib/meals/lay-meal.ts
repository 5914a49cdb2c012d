import {
  canBeOrdered,
  needsChoice,
  paidPriceMinor,
  promoPieceLimit,
  type Menu,
  type Product,
} from '@/lib/menu/menu';
import { courseOf, COURSES, type Course } from './course';
import { mayHave } from './exclusions';
import type { MealWish } from './meal-wish';

/** A dish on the table, so many portions of it. */
export interface Plate {
  course: Course;
  product: Product;
  count: number;
}

/** A meal that costs less than this share of the sum leaves something to be wished for. */
export const MIN_SHARE = 0.95;
/** Dishes of a course that are tried, the dearest and the cheapest among them. */
const MAX_CANDIDATES = 14;
/** Rounds of exchanges: each makes the meal better, and a handful is enough. */
const MAX_ROUNDS = 12;

/** A place on the table. An optional one may stay empty, at a cost in points; a point is a hundredth of the sum. */
interface Place {
  course: Course;
  count: number;
  /** Points that the meal loses while it is empty; Infinity where it has to be filled. */
  missed: number;
}

/** The courses beside the main dishes; a generous sum lays those of the end as well. */
function optionalPlaces(people: number): Place[] {
  const half = Math.ceil(people / 2);
  return [
    { course: 'drink', count: people, missed: 3 },
    { course: 'bread', count: half, missed: 2 },
    { course: 'starter', count: half, missed: 2 },
    { course: 'soup', count: half, missed: 1 },
    { course: 'sweet', count: half, missed: 1 },
    { course: 'side', count: half, missed: 0.5 },
    { course: 'starter', count: half, missed: 0 },
    { course: 'main', count: half, missed: 0 },
    { course: 'sweet', count: people, missed: 0 },
    { course: 'drink', count: people, missed: 0 },
    { course: 'main', count: people, missed: 0 },
    { course: 'bread', count: half, missed: 0 },
  ];
}

/** Dishes of each course that go into a meal as they are: to be had, for all ages, without a choice or a limit of pieces. */
export function dishesByCourse(
  menu: Menu,
  serviceId: number,
  without: MealWish['without'],
): Map<Course, Product[]> {
  const byCourse = new Map<Course, Product[]>(COURSES.map((course) => [course, []]));
  const seen = new Set<number>();
  for (const { name, products } of menu.categories) {
    const course = courseOf(name);
    if (!course) continue;
    for (const product of products) {
      if (seen.has(product.id) || !isServable(product, serviceId) || mayHave(product, name, without))
        continue;
      seen.add(product.id);
      byCourse.get(course)?.push(product);
    }
  }
  return byCourse;
}

function isServable(product: Product, serviceId: number): boolean {
  return (
    canBeOrdered(product, serviceId) &&
    product.minAge === null &&
    !needsChoice(product) &&
    promoPieceLimit(product) === null &&
    paidPriceMinor(product) > 0
  );
}

/** An even choice of prices: the two cheapest, the dearest, and steps between them. */
function candidatesOf(products: readonly Product[]): Product[] {
  const byPrice = products.toSorted((one, other) => paidPriceMinor(one) - paidPriceMinor(other));
  if (byPrice.length <= MAX_CANDIDATES) return byPrice;
  // The two cheapest of all make the least meal.
  const step = (byPrice.length - 2) / (MAX_CANDIDATES - 2);
  const places = Array.from({ length: MAX_CANDIDATES - 1 }, (_, index) => 1 + Math.round(index * step));
  return [0, ...places].flatMap((place) => byPrice[place] ?? []);
}

/** A dish that may stand at a place, and what it costs there; without a product the place stays empty. */
interface Option {
  product: Product | null;
  costMinor: number;
  missed: number;
}

function optionsOf(
  { course, count, missed }: Place,
  byCourse: ReadonlyMap<Course, readonly Product[]>,
): Option[] {
  const dishes = candidatesOf(byCourse.get(course) ?? []).map((product) => ({
    product,
    costMinor: paidPriceMinor(product) * count,
    missed: 0,
  }));
  return missed === Infinity ? dishes : [{ product: null, costMinor: 0, missed }, ...dishes];
}

/** Points that a meal loses: a hundredth of the sum that it leaves, and what its empty places count; Infinity above the sum. */
const lossOf = (costMinor: number, missed: number, sumMinor: number) =>
  costMinor > sumMinor ? Infinity : (1 - costMinor / sumMinor) * 100 + missed;

const isTwice = (choice: readonly Option[]) => {
  const dishes = choice.flatMap(({ product }) => product ?? []);
  return new Set(dishes).size < dishes.length;
};

/** Exchanges one or two dishes at a time as long as the meal gets better. */
function improve(optionsByPlace: readonly Option[][], start: readonly Option[], sumMinor: number): Option[] {
  const choice = [...start];
  const total = (of: 'costMinor' | 'missed') => choice.reduce((sum, option) => sum + option[of], 0);
  let [cost, missed] = [total('costMinor'), total('missed')];
  let loss = lossOf(cost, missed, sumMinor);
  /** Puts the options where they make the meal better. Sums only change by what is exchanged: this runs a million times. */
  const exchange = (one: number, first: Option, other?: number, second?: Option) => {
    const [oldFirst, oldSecond] = [choice[one], other === undefined ? undefined : choice[other]];
    if (!oldFirst) return;
    const nextCost =
      cost + first.costMinor - oldFirst.costMinor + (second?.costMinor ?? 0) - (oldSecond?.costMinor ?? 0);
    const nextMissed =
      missed + first.missed - oldFirst.missed + (second?.missed ?? 0) - (oldSecond?.missed ?? 0);
    const nextLoss = lossOf(nextCost, nextMissed, sumMinor);
    if (nextLoss >= loss) return;
    choice[one] = first;
    if (other !== undefined && second) choice[other] = second;
    if (isTwice(choice)) {
      choice[one] = oldFirst;
      if (other !== undefined && oldSecond) choice[other] = oldSecond;
    } else [cost, missed, loss] = [nextCost, nextMissed, nextLoss];
  };
  for (let round = 0, before = Infinity; round < MAX_ROUNDS && loss < before; round += 1) {
    before = loss;
    optionsByPlace.forEach((options, one) => {
      for (const first of options) {
        exchange(one, first);
        for (let other = one + 1; other < optionsByPlace.length; other += 1)
          for (const second of optionsByPlace[other] ?? []) exchange(one, first, other, second);
      }
    });
  }
  return choice;
}

/** The places that have to be filled: a main dish each, of two kinds where there are two. */
function mainPlaces(people: number, kinds: number): Place[] {
  const second = kinds > 1 ? Math.floor(people / 2) : 0;
  return [people - second, second]
    .filter((count) => count > 0)
    .map((count) => ({ course: 'main', count, missed: Infinity }));
}

/** The least that a meal for so many costs at a venue, minor units: a main dish each; null where it has none. */
export function leastSumMinor(
  byCourse: ReadonlyMap<Course, readonly Product[]>,
  people: number,
): number | null {
  const mains = candidatesOf(byCourse.get('main') ?? []);
  if (mains.length === 0) return null;
  return mainPlaces(people, mains.length).reduce((sum, { count }, index) => {
    const product = mains[index];
    return sum + (product ? paidPriceMinor(product) * count : 0);
  }, 0);
}

/** A meal for so many people just below the sum; null if it cannot buy a main dish each. Deterministic. */
export function layMeal(
  byCourse: ReadonlyMap<Course, readonly Product[]>,
  { people, sumMinor }: Pick<MealWish, 'people' | 'sumMinor'>,
): Plate[] | null {
  const least = leastSumMinor(byCourse, people);
  if (least === null || least > sumMinor) return null;
  const mains = mainPlaces(people, byCourse.get('main')?.length ?? 0);
  const places = [...mains, ...optionalPlaces(people)];
  const options = places.map((place) => optionsOf(place, byCourse));
  // The cheapest main dishes, each at its own place, and nothing beside them.
  const start = options.flatMap((ones, place) => ones[place < mains.length ? place : 0] ?? []);
  const choice = improve(options, start, sumMinor);
  return places
    .flatMap(({ course, count }, place) => {
      const product = choice[place]?.product;
      return product ? [{ course, product, count }] : [];
    })
    .toSorted((one, other) => COURSES.indexOf(one.course) - COURSES.indexOf(other.course));
}

/** The price of all dishes of a meal together, minor units. */
export const mealSumMinor = (plates: readonly Plate[]): number =>
  plates.reduce((sum, { product, count }) => sum + paidPriceMinor(product) * count, 0);
