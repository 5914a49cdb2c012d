import fc from 'fast-check';
import { testProduct } from '@/lib/menu/test-product';
import type { Menu, Product } from '@/lib/menu/menu';
import { paidPriceMinor } from '@/lib/menu/menu';
import { EXCLUSIONS, mayHave, type Exclusion } from './exclusions';
import { dishesByCourse, layMeal, leastSumMinor, mealSumMinor, MIN_SHARE } from './lay-meal';
import { MAX_PEOPLE } from './meal-wish';

const TAKEAWAY = 1;
const SECTIONS = {
  Закуски: [900, 2900],
  Супы: [1200, 2600],
  Горячее: [1900, 5500],
  Гарниры: [500, 1200],
  Выпечка: [300, 1500],
  Десерты: [800, 2400],
  Напитки: [300, 1500],
  Бар: [1500, 4000],
} as const;
const TEXTS = [
  'Говядина и лук',
  'Свинина',
  'Лосось',
  'С орехами',
  'Сыр и сливки',
  'Острый соус',
  'Овощи',
  null,
];

let nextId = 1;
/** The second value of one dish in ten. */
const rarely = <Value>(usual: Value, rare: Value) =>
  fc.integer({ min: 1, max: 10 }).map((number) => (number === 10 ? rare : usual));
const dishes = ([from, to]: readonly [number, number]) =>
  fc.array(
    fc.record({
      priceMinor: fc.integer({ min: from / 10, max: to / 10 }).map((tens) => tens * 1000),
      description: fc.constantFrom(...TEXTS),
      isUnavailable: rarely(false, true),
      minAge: rarely(null, 21),
      unavailableServices: rarely([], [TAKEAWAY]),
      hasAdditives: rarely(false, true),
    }),
    { minLength: 6, maxLength: 14 },
  );
const menus: fc.Arbitrary<Menu> = fc.tuple(...Object.values(SECTIONS).map(dishes)).map((sections) => ({
  categories: Object.keys(SECTIONS).map((name, index) => ({
    id: index,
    externalId: null,
    name,
    isPhotoShown: true,
    imageUrl: null,
    products: (sections[index] ?? []).map((part): Product => testProduct({ id: nextId++, ...part })),
  })),
}));

const wishOf = (people: number, sumMinor: number, without: readonly Exclusion[] = []) => ({
  people,
  sumMinor,
  without,
});
const byCourseOf = (menu: Menu, without: readonly Exclusion[] = []) =>
  dishesByCourse(menu, TAKEAWAY, without);

test('lays a meal within five percent below the sum for at least 95 of 100 seeded menus, 200 of them', () => {
  const samples = fc.sample(fc.tuple(menus, fc.integer({ min: 2, max: MAX_PEOPLE })), {
    numRuns: 200,
    seed: 46,
  });
  const near = samples.filter(([menu, people]) => {
    const wish = wishOf(people, people * 500_000);
    const plates = layMeal(byCourseOf(menu, wish.without), wish);
    const sum = plates ? mealSumMinor(plates) : 0;
    return sum <= wish.sumMinor && sum >= wish.sumMinor * MIN_SHARE;
  });
  expect(near.length).toBeGreaterThanOrEqual(190);
});

test('never costs more than the sum, and feeds everybody with a main dish', () => {
  fc.assert(
    fc.property(
      menus,
      fc.integer({ min: 1, max: MAX_PEOPLE }),
      fc.integer({ min: 0, max: 20_000_000 }),
      (menu, people, sum) => {
        const byCourse = byCourseOf(menu);
        const plates = layMeal(byCourse, wishOf(people, sum));
        const least = leastSumMinor(byCourse, people);
        expect(plates === null).toBe(least === null || least > sum);
        if (!plates) return;
        expect(mealSumMinor(plates)).toBeLessThanOrEqual(sum);
        const mains = plates
          .filter(({ course }) => course === 'main')
          .reduce((all, { count }) => all + count, 0);
        expect(mains).toBeGreaterThanOrEqual(people);
        expect(new Set(plates.map(({ product }) => product.id)).size).toBe(plates.length);
      },
    ),
    { numRuns: 60 },
  );
});

test('holds no dish that is stopped, adult, not for the service, excluded, or in need of a choice', () => {
  fc.assert(
    fc.property(menus, fc.subarray([...EXCLUSIONS]), (menu, without) => {
      const wish = wishOf(4, 3_000_000, without);
      for (const { product } of layMeal(byCourseOf(menu, wish.without), wish) ?? []) {
        const section = menu.categories.find(({ products }) => products.includes(product));
        expect(section?.name).not.toBe('Бар');
        expect(product).toMatchObject({
          isUnavailable: false,
          minAge: null,
          unavailableServices: [],
          hasAdditives: false,
        });
        expect(mayHave(product, section?.name ?? '', without)).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
});

describe('a venue with one main dish', () => {
  const menu: Menu = {
    categories: [
      {
        id: 1,
        externalId: null,
        name: 'Plov',
        isPhotoShown: true,
        imageUrl: null,
        products: [testProduct()],
      },
    ],
  };

  test('serves it to everybody', () => {
    const byCourse = byCourseOf(menu);
    expect(layMeal(byCourse, wishOf(3, 600_000))).toMatchObject([{ count: 3, product: { id: 1 } }]);
    expect(leastSumMinor(byCourse, 3)).toBe(540_000);
  });

  test('has no meal for a sum below it', () => {
    expect(layMeal(byCourseOf(menu), wishOf(3, 539_999))).toBeNull();
  });
});

test('leaves out a dish at a promotion that sells only so many pieces', () => {
  const limited = testProduct({ promoPriceMinor: 100_000, promoLimit: 2, promoDayLimit: 9999 });
  const menu: Menu = {
    categories: [
      { id: 1, externalId: null, name: 'Горячее', isPhotoShown: true, imageUrl: null, products: [limited] },
    ],
  };
  expect(paidPriceMinor(limited)).toBe(100_000);
  expect(byCourseOf(menu).get('main')).toEqual([]);
});
