/** @jest-environment node */
import { setTestSettings } from '@/lib/core/env/test-settings';
import { canBeOrdered, needsChoice, paidPriceMinor, usualCookingMinutes, type Menu } from './menu';
import { productDetailsSchema } from './product-details';
import { wireProduct as product } from './test-menu-wire';

let map: typeof import('./menu.map');
let wire: typeof import('./menu.wire');
beforeAll(async () => {
  setTestSettings();
  map = await import('./menu.map');
  wire = await import('./menu.wire');
});

const one = (part: object = {}) => map.mapProducts([product(part)], 'kz')[0];
const category = (part: object = {}, attributes: object = {}) => ({
  id: 61,
  external_id: 132,
  attributes: { name: 'Первые блюда', is_active: true, is_show_photo: true, position: 1, ...attributes },
  relationships: { products: [product()] },
  ...part,
});
const menuOf = (...data: object[]) => map.mapMenu(wire.menuWire.parse({ data }), 'kz');

// Holds MENU-14.
describe('a product', () => {
  // Holds MENU-15.
  test('has its pictures once each: the first for its card, the others for its sheet, eight at most', () => {
    const images = ['plov', 'spoon', 'plov', ...'abcdefgh'].map((name) => ({
      image_url: `http://store.test/${name}.webp`,
    }));
    const { imageUrl, moreImageUrls } = one({ images }) ?? {};
    expect(imageUrl).toBe('http://store.test/plov.webp');
    expect(moreImageUrls).toEqual(['spoon', ...'abcdef'].map((name) => `http://store.test/${name}.webp`));
    expect(one({ images: [] })).toMatchObject({ imageUrl: null, moreImageUrls: [] });
  });

  // Holds MENU-13, MENU-14.
  test('is read with all that the platform says of it', () => {
    expect(
      one({
        product_type: 'good',
        description: 'С бараниной',
        is_favorite: true,
        has_additive_categories: true,
        is_unavailable: true,
        unavailable_service_types: [4],
        age_restriction: { kind: 'alcohol', min_age: 21 },
        weight: '350 г',
      }),
    ).toEqual({
      id: 50340,
      venueId: 3107,
      name: 'Плов',
      kind: 'good',
      description: 'С бараниной',
      priceMinor: 180_000,
      promoPriceMinor: null,
      promoId: null,
      promoLimit: null,
      promoDayLimit: null,
      sizes: null,
      imageUrl: 'http://store.test/plov.webp',
      moreImageUrls: [],
      cookingMinutes: 15,
      weight: '350 г',
      isFavourite: true,
      hasAdditives: true,
      isUnavailable: true,
      unavailableServices: [4],
      minAge: 21,
    });
  });

  test('is what the browser parses', () => {
    const read = one({ sizes: [{ id: 1, name: 'L', price: 1 }] });
    expect(productDetailsSchema.parse({ product: read, groups: [] })).toEqual({ product: read, groups: [] });
  });

  // Holds MENU-17, MENU-18.
  test.each([
    ['no old price', 1800, undefined, 180_000, null, 180_000],
    ['an old price of null', 1800, null, 180_000, null, 180_000],
    [
      'an old price: it becomes the price, the current one the promo price',
      1800,
      2400,
      240_000,
      180_000,
      180_000,
    ],
    ['tetri', 12.35, 15.5, 1550, 1235, 1235],
    ['an old price that is no higher', 1800, 1800, 180_000, null, 180_000],
    ['an old price that is lower', 1800, 1500, 180_000, null, 180_000],
    ['an unreadable old price', 1800, 2400.123, 180_000, null, 180_000],
    ['nothing to pay after the discount', 0, 500, 50_000, 0, 0],
  ])('a product with %s', (_what, price, old_price, priceMinor, promoPriceMinor, paid) => {
    const read = one({ price, old_price });
    expect(read).toMatchObject({ priceMinor, promoPriceMinor });
    expect(read && paidPriceMinor(read)).toBe(paid);
  });

  // Holds MENU-14, MENU-16, MENU-21, MENU-22.
  test.each([
    ['without a reward', { reward_id: null }, null, null, null],
    [
      'without a reward, even where one is sent',
      { reward_id: null, promo_limit: 5, promo_day_limit: 2 },
      null,
      null,
      null,
    ],
    ['with a reward and no numbers', { reward_id: 7 }, 7, 9999, 9999],
    [
      'with a reward and numbers of null',
      { reward_id: 7, promo_limit: null, promo_day_limit: null },
      7,
      9999,
      9999,
    ],
    ['with a reward and numbers', { reward_id: 7, promo_limit: 5, promo_day_limit: 0 }, 7, 5, 0],
  ])('%s', (_what, part, promoId, promoLimit, promoDayLimit) => {
    expect(one(part)).toMatchObject({ promoId, promoLimit, promoDayLimit });
  });

  // Holds MENU-23.
  test.each([[null], [undefined], [[]]])('has no sizes when the platform sends %j', (sizes) => {
    expect(one({ sizes })?.sizes).toBeNull();
  });

  test('has its sizes with prices of their own; one that cannot be read is left out', () => {
    const read = one({
      sizes: [
        { id: 1, name: 'S', price: 1500 },
        { id: 2, name: 'L', price: 2000, old_price: 2500, is_unavailable: true },
        { id: 3, name: 'XL', price: 10.123 },
      ],
    });
    expect(read?.sizes).toEqual([
      { id: 1, name: 'S', priceMinor: 150_000, promoPriceMinor: null, isUnavailable: false },
      { id: 2, name: 'L', priceMinor: 250_000, promoPriceMinor: 200_000, isUnavailable: true },
    ]);
  });

  test.each([
    [
      'the cheapest size that is to be had',
      [
        { id: 1, name: 'S', price: 1200, old_price: 1500, is_unavailable: true },
        { id: 2, name: 'L', price: 2200, old_price: 2400 },
        { id: 3, name: 'M', price: 1800 },
      ],
      { priceMinor: 180_000, promoPriceMinor: null, isUnavailable: false },
    ],
    [
      'the size of which least is paid, whatever it cost before',
      [
        { id: 1, name: 'S', price: 1200, old_price: 1500, is_unavailable: true },
        { id: 2, name: 'M', price: 1800 },
        { id: 3, name: 'L', price: 1700, old_price: 2400 },
      ],
      { priceMinor: 240_000, promoPriceMinor: 170_000, isUnavailable: false },
    ],
    [
      'before, and is sold out, where each of its sizes is',
      [
        { id: 1, name: 'S', price: 1200, old_price: 1500, is_unavailable: true },
        { id: 2, name: 'M', price: 1800, is_unavailable: true },
      ],
      { priceMinor: 150_000, promoPriceMinor: 120_000, isUnavailable: true },
    ],
  ])('costs as much as %s', (_what, sizes, expected) => {
    expect(one({ price: 1200, old_price: 1500, sizes })).toMatchObject(expected);
  });

  test('is sold out by the platform’s word, whatever its sizes', () => {
    const sizes = [{ id: 1, name: 'S', price: 1800 }];
    expect(one({ is_unavailable: true, sizes })?.isUnavailable).toBe(true);
    expect(one({ sizes })?.isUnavailable).toBe(false);
  });

  test('does without what is only nice to have', () => {
    expect(one({ images: 'none', cooking_time: 'soon', unavailable_service_types: null })).toMatchObject({
      kind: 'dish',
      imageUrl: null,
      cookingMinutes: 0,
      unavailableServices: [],
    });
  });

  test.each([
    [{}, 1, true],
    [{ is_unavailable: true }, 1, false],
    [{ unavailable_service_types: [1] }, 1, false],
    [{ unavailable_service_types: [4] }, 1, true],
  ])('%j can be ordered for service %i: %s', (part, serviceId, can) => {
    const read = one(part);
    expect(read && canBeOrdered(read, serviceId)).toBe(can);
  });

  // Holds MENU-28.
  test.each([
    [{}, false],
    [{ has_additive_categories: true }, true],
    [{ sizes: [{ id: 1, name: 'L', price: 1 }] }, true],
  ])('%j needs a choice first: %s', (part, needs) => {
    const read = one(part);
    expect(read && needsChoice(read)).toBe(needs);
  });
});

describe('a menu', () => {
  test.each([
    ['without a name', product({ id: 1, product_name: '' })],
    ['without a price', product({ id: 1, price: undefined })],
    ['with a price below zero', product({ id: 1, price: -5 })],
    ['with a price of three decimals', product({ id: 1, price: 1.005 })],
    ['that is none', 'product'],
    ['that is nothing', null],
  ])('survives a product %s', (_what, broken) => {
    expect(map.mapProducts([broken, product()], 'kz').map(({ id }) => id)).toEqual([50340]);
  });

  // Holds MENU-02, MENU-03.
  test('is sorted by position, without hidden and empty categories', () => {
    const menu = menuOf(
      category({ id: 3 }, { position: 30 }),
      category({ id: 1 }, { position: 10, is_show_photo: false }),
      category({ id: 4 }, { is_active: false }),
      category({ id: 5, relationships: { products: [] } }),
      category({ id: 6, relationships: { products: [{ broken: true }] } }),
      category({ id: 2 }, { position: 20 }),
    );
    expect(menu.categories.map(({ id, isPhotoShown }) => [id, isPhotoShown])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
    expect(menu.categories[0]).toMatchObject({ externalId: 132, name: 'Первые блюда' });
  });

  test.each([
    ['https://store.test/bakery.webp', 'https://store.test/bakery.webp'],
    [null, null],
    ['javascript:alert(1)', null],
  ])('has a category’s picture %s as %s', (image_url, imageUrl) => {
    expect(menuOf(category({}, { image_url })).categories[0]?.imageUrl).toBe(imageUrl);
  });

  test('survives a category that cannot be read', () => {
    expect(menuOf({ id: 'x' }, category()).categories).toHaveLength(1);
  });

  test('takes for a service as long as the dishes of that service', () => {
    const times = (cooking_time: number, unavailable_service_types: number[]) =>
      product({ id: cooking_time, cooking_time, unavailable_service_types });
    const menu = menuOf(category({ relationships: { products: [times(10, [4]), times(40, [1])] } }));
    expect(usualCookingMinutes(menu, 1)).toEqual({ from: 10, to: 10 });
    expect(usualCookingMinutes(menu, 4)).toEqual({ from: 40, to: 40 });
  });

  test('takes as long as the middle half of its dishes', () => {
    const times = [5, 10, 15, 20, 25, 30, 35, 40];
    const menu: Menu = menuOf(
      category({
        relationships: { products: times.map((cooking_time, id) => product({ id, cooking_time })) },
      }),
    );
    expect(usualCookingMinutes(menu, 1)).toEqual({ from: 15, to: 35 });
    expect(usualCookingMinutes({ categories: [] }, 1)).toBeNull();
    const nothingCooked = menuOf(category({ relationships: { products: [product({ cooking_time: 0 })] } }));
    expect(usualCookingMinutes(nothingCooked, 1)).toBeNull();
    const goods = menuOf(
      category({ relationships: { products: [product({ cooking_time: 15, product_type: 'good' })] } }),
    );
    expect(usualCookingMinutes(goods, 1)).toBeNull();
  });
});
