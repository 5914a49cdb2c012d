/** @jest-environment node */
import { setTestSettings } from '@/lib/core/env/test-settings';
import { lineInput } from './quote.api';
import { isBlocking } from './quote';
import { positionOf } from '@/lib/ground/ordering/position.server';
import { LINE_ISSUES } from '@/lib/ground/ordering/line-issues';
import type { LineInput } from '@/lib/ground/ordering/line.schema';
import { testLine, testQuotedLine } from './test-cart';
import type { AdditiveGroup } from '@/lib/menu/additives';
import type { Product } from '@/lib/menu/menu';
import type { ProductDetails } from '@/lib/menu/product-details';

let map: typeof import('./quote.map');
beforeAll(async () => {
  setTestSettings();
  map = await import('./quote.map');
});

const item = {
  product_id: 1,
  price: 1800 as number | null,
  reward_id: null,
  available_count: null,
  unavailable_service_types: [] as number[],
  issues: [] as string[],
};

const LINE: LineInput = {
  productId: 1,
  sizeId: null,
  additives: [],
  count: 1,
  priceMinor: 180_000,
  promoId: null,
};
const GROUP: AdditiveGroup = {
  id: 7,
  name: 'Соусы',
  min: 0,
  max: 3,
  items: [{ id: 70, name: 'Ачичук', priceMinor: 15_000, min: 0, max: 2, isUnavailable: false }],
};
const detailsOf = (part: Partial<Product>, groups: AdditiveGroup[]): ProductDetails => ({
  product: { id: 1, promoId: null, promoLimit: null, promoDayLimit: null, ...part } as Product,
  groups,
});

describe('the platform’s answer about a basket', () => {
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
    const [line] = map.mapQuotedLines({ data: [{ ...item, issues: [code] }] }, [LINE], []);
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
    const wire = {
      ...item,
      price: 1990.5,
      old_price: 2200,
      reward_id: 7,
      available_count: 2,
      unavailable_service_types: [4],
      issues: ['price_changed'],
    };
    const gone = { ...item, price: null, issues: ['product_deleted'] };
    expect(map.mapQuotedLines({ data: [wire, gone] }, [LINE, LINE], [])).toEqual([
      testQuotedLine({
        issues: ['priceChanged'],
        priceMinor: 199_050,
        fullPriceMinor: 220_000,
        promoId: 7,
        availableCount: 2,
        unavailableServices: [4],
      }),
      testQuotedLine({ issues: ['deleted'], priceMinor: null, fullPriceMinor: null }),
    ]);
  });

  test('has what our own rules have against a line beside it, each once, and the lower limit', () => {
    const menu = [detailsOf({ promoId: 7, promoLimit: 1 }, [GROUP])];
    const requested = { ...LINE, count: 3, additives: [{ additiveId: 70, count: 5 }] };
    const wire = { ...item, available_count: 2, issues: ['additives_invalid'] };
    expect(map.mapQuotedLines({ data: [wire] }, [requested], menu)).toEqual([
      testQuotedLine({
        issues: ['additives', 'exceeded'],
        availableCount: 1,
        additives: [{ additiveId: 70, priceMinor: 15_000 }],
      }),
    ]);
  });

  test('a line blocks the order by one of several issues', () => {
    expect(isBlocking({ issues: ['priceChanged', 'stopped'] })).toBe(true);
    expect(isBlocking({ issues: [] })).toBe(false);
  });
});

describe('a line of the cart', () => {
  test('is quoted and ordered with the chosen options and the shown price, in major units', () => {
    const requested = lineInput(
      testLine({
        productId: 50340,
        size: { id: 5, name: 'L' },
        additives: [{ additiveId: 7, name: 'Ачичук', priceMinor: 50_000, count: 2 }],
        priceMinor: 199_050,
        promoId: 3,
        count: 4,
      }),
    );
    expect(requested).toEqual({
      productId: 50340,
      sizeId: 5,
      additives: [{ additiveId: 7, count: 2 }],
      count: 4,
      priceMinor: 199_050,
      promoId: 3,
    });
    expect(positionOf(requested)).toEqual({
      product_id: 50340,
      size_id: 5,
      additives: [{ additive_id: 7, count: 2 }],
      count: 4,
      price: 1990.5,
      reward_id: 3,
    });
  });
});
