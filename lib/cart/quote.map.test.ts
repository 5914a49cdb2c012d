/** @jest-environment node */
import { setTestSettings } from '@/lib/env/test-settings';
import { askedLine } from './quote.api';
import { isBlocking } from './quote';
import { positionOf } from './position.server';
import { LINE_ISSUES } from './quote.schema';

let map: typeof import('./quote.map');
beforeAll(async () => {
  setTestSettings();
  map = await import('./quote.map');
});

const item = {
  product_id: 1,
  price: 1800,
  reward_id: null,
  available_count: null,
  issues: [] as string[],
};

describe('what the platform says of a basket', () => {
  test.each([
    ['product_stopped', 'stopped', true],
    ['product_unavailable', 'unavailable', true],
    ['product_deleted', 'deleted', true],
    ['price_changed', 'priceChanged', false],
    ['menu.productsExceeded', 'exceeded', true],
    ['menu.productsPromoChanged', 'promoChanged', false],
    ['additives_invalid', 'additives', true],
    ['a_code_of_tomorrow', 'unknown', true],
  ])('%s is %s and stands in the way: %s', (code, issue, isInTheWay) => {
    expect(map.mapLineIssue(code)).toBe(issue);
    const [line] = map.mapQuotedLines({ data: [{ ...item, issues: [code] }] });
    expect(line && isBlocking(line)).toBe(isInTheWay);
  });

  test('covers every issue that a line can show', () => {
    const codes = [
      'product_stopped',
      'product_unavailable',
      'product_deleted',
      'price_changed',
      'menu.productsExceeded',
      'menu.productsPromoChanged',
      'additives_invalid',
      '?',
    ];
    expect(new Set(codes.map(map.mapLineIssue))).toEqual(new Set(LINE_ISSUES));
  });

  test('has its prices in minor units', () => {
    const wire = { ...item, price: 1990.5, reward_id: 7, available_count: 2, issues: ['price_changed'] };
    expect(
      map.mapQuotedLines({ data: [wire, { ...item, price: null, issues: ['product_deleted'] }] }),
    ).toEqual([
      { issues: ['priceChanged'], priceMinor: 199_050, promoId: 7, availableCount: 2 },
      { issues: ['deleted'], priceMinor: null, promoId: null, availableCount: null },
    ]);
  });

  test('a line stands in the way by one of several issues', () => {
    expect(
      isBlocking({ issues: ['priceChanged', 'stopped'], priceMinor: 1, promoId: null, availableCount: null }),
    ).toBe(true);
    expect(isBlocking({ issues: [], priceMinor: 1, promoId: null, availableCount: null })).toBe(false);
  });
});

describe('a line of the cart', () => {
  test('is asked and ordered with what was chosen and the price that was seen, in major units', () => {
    const asked = askedLine({
      productId: 50340,
      name: 'Плов',
      imageUrl: null,
      size: { id: 5, name: 'L' },
      additives: [{ additiveId: 7, name: 'Ачичук', priceMinor: 50_000, count: 2 }],
      priceMinor: 199_050,
      fullPriceMinor: 220_000,
      promoId: 3,
      minAge: null,
      count: 4,
    });
    expect(asked).toEqual({
      productId: 50340,
      sizeId: 5,
      additives: [{ additiveId: 7, count: 2 }],
      count: 4,
      priceMinor: 199_050,
      promoId: 3,
    });
    expect(positionOf(asked)).toEqual({
      product_id: 50340,
      size_id: 5,
      additives: [{ additive_id: 7, count: 2 }],
      count: 4,
      price: 1990.5,
      reward_id: 3,
    });
  });
});
