/** @jest-environment node */
import fc from 'fast-check';
import type { Additive, AdditiveGroup } from '@/lib/menu/additives';
import type { Product, ProductSize } from '@/lib/menu/menu';
import type { ProductDetails } from '@/lib/menu/product-details';
import { testProduct } from '@/lib/menu/test-product';
import { lineKey } from './cart';
import { choiceIssue } from './line-check';
import { reconcile, type PastPosition } from './reorder';
import { MAX_COUNT } from '@/lib/ground/ordering/limits';
import { reorderChangeSchema } from './reorder.schema';

const TAKEAWAY = 1;

const product = testProduct;
const size = (id: number, part: Partial<ProductSize> = {}): ProductSize => ({
  id,
  name: `Размер ${id}`,
  priceMinor: 200_000,
  promoPriceMinor: null,
  isUnavailable: false,
  ...part,
});
const item = (id: number, part: Partial<Additive> = {}): Additive => ({
  id,
  name: `Соус ${id}`,
  priceMinor: 15_000,
  min: 0,
  max: 2,
  isUnavailable: false,
  ...part,
});
const group = (part: Partial<AdditiveGroup> = {}, ...items: Additive[]): AdditiveGroup => ({
  id: 700,
  name: 'Соусы',
  min: 0,
  max: 3,
  items: items.length > 0 ? items : [item(1), item(2)],
  ...part,
});
const today = (part: Partial<Product> = {}, groups: AdditiveGroup[] = []): ProductDetails => ({
  product: product(part),
  groups,
});
const past = (part: Partial<PastPosition> = {}): PastPosition => ({
  productId: 1,
  name: 'Плов',
  size: null,
  additives: [],
  count: 1,
  priceMinor: 180_000,
  ...part,
});
const sauce = (additiveId: number, count = 1, priceMinor = 15_000) => ({
  additiveId,
  name: `Соус ${additiveId}`,
  count,
  priceMinor,
});
const LARGE = { id: 5, name: 'Большой' };

describe('a past position that is available as before', () => {
  test('is a line of today’s menu', () => {
    const details = today(
      { sizes: [size(5, { name: 'Большая' })], imageUrl: 'https://x.test/1.webp', minAge: 21 },
      [group()],
    );
    const requested = past({ size: LARGE, additives: [sauce(1, 2)], count: 3, priceMinor: 200_000 });
    const { lines, changes } = reconcile([requested], [details], TAKEAWAY);
    expect(changes).toEqual([]);
    expect(lines).toEqual([
      {
        productId: 1,
        name: 'Плов',
        kind: 'dish',
        imageUrl: 'https://x.test/1.webp',
        size: { id: 5, name: 'Большая' },
        additives: [{ additiveId: 1, name: 'Соус 1', count: 2, priceMinor: 15_000 }],
        priceMinor: 200_000,
        fullPriceMinor: 200_000,
        promoId: null,
        pieceLimit: null,
        minAge: 21,
        cookingMinutes: 15,
        isStopped: false,
        unavailableServices: [],
        count: 3,
      },
    ]);
  });

  test('is one line with a position that became alike', () => {
    const positions = [past({ additives: [sauce(9)], count: 60 }), past({ count: 50 })];
    const { lines, changes } = reconcile(positions, [today({}, [group()])], TAKEAWAY);
    expect(lines.map(({ count }) => count)).toEqual([MAX_COUNT]);
    expect(changes).toMatchObject([
      { kind: 'additiveGone', additiveName: 'Соус 9' },
      { kind: 'countLowered', from: 50, to: 39 },
    ]);
  });
});

describe('a past position', () => {
  const limited = { promoId: 7, promoLimit: 2, promoDayLimit: 9999, promoPriceMinor: 180_000 };

  test.each<[string, PastPosition, ProductDetails[], number, object[]]>([
    ['whose product is gone', past(), [], 0, [{ kind: 'gone' }]],
    ['whose product is sold out', past(), [today({ isUnavailable: true })], 0, [{ kind: 'soldOut' }]],
    [
      'that is not for the service',
      past(),
      [today({ unavailableServices: [TAKEAWAY] })],
      0,
      [{ kind: 'notForService' }],
    ],
    [
      'whose size is gone',
      past({ size: LARGE }),
      [today({ sizes: [size(6)] })],
      0,
      [{ kind: 'sizeGone', sizeName: 'Большой' }],
    ],
    [
      'whose sizes are gone',
      past({ size: LARGE }),
      [today()],
      0,
      [{ kind: 'sizeGone', sizeName: 'Большой' }],
    ],
    [
      'that had no size and has sizes now',
      past(),
      [today({ sizes: [size(6)] })],
      0,
      [{ kind: 'sizeGone', sizeName: null }],
    ],
    [
      'whose size is sold out',
      past({ size: LARGE }),
      [today({ sizes: [size(5, { isUnavailable: true }), size(6)] })],
      0,
      [{ kind: 'sizeSoldOut', sizeName: 'Размер 5' }],
    ],
    [
      'one of whose additives is gone',
      past({ additives: [sauce(1), sauce(9)] }),
      [today({}, [group()])],
      1,
      [{ kind: 'additiveGone', additiveName: 'Соус 9' }],
    ],
    [
      'one of whose additives is sold out',
      past({ additives: [sauce(1), sauce(2)] }),
      [today({}, [group({}, item(1), item(2, { isUnavailable: true }))])],
      1,
      [{ kind: 'additiveSoldOut', additiveName: 'Соус 2' }],
    ],
    [
      'that has too few additives left',
      past({ additives: [sauce(9)] }),
      [today({}, [group({ min: 1 })])],
      0,
      [{ kind: 'additiveGone' }, { kind: 'chooseAdditives' }],
    ],
    [
      'that has more additives than fit today',
      past({ additives: [sauce(1, 2)] }),
      [today({}, [group({ max: 1 })])],
      0,
      [{ kind: 'chooseAdditives' }],
    ],
    ['that needs additives now', past(), [today({}, [group({ min: 1 })])], 0, [{ kind: 'chooseAdditives' }]],
    [
      'that costs more now',
      past(),
      [today({ priceMinor: 195_000 })],
      1,
      [{ kind: 'priceChanged', fromMinor: 180_000, toMinor: 195_000 }],
    ],
    [
      'that has a promotion now',
      past(),
      [today({ promoPriceMinor: 150_000, promoId: 7 })],
      1,
      [{ kind: 'priceChanged', fromMinor: 180_000, toMinor: 150_000 }],
    ],
    [
      'whose additive costs more now',
      past({ additives: [sauce(1, 2, 10_000)] }),
      [today({}, [group()])],
      1,
      [{ kind: 'priceChanged', fromMinor: 200_000, toMinor: 210_000 }],
    ],
    [
      'of more pieces than a promotion gives',
      past({ count: 3 }),
      [today(limited)],
      2,
      [{ kind: 'countLowered', from: 3, to: 2 }],
    ],
    [
      'of more pieces than a line holds',
      past({ count: 120 }),
      [today()],
      99,
      [{ kind: 'countLowered', from: 120, to: 99 }],
    ],
  ])('%s', (_what, position, products, pieces, changes) => {
    const found = reconcile([position], products, TAKEAWAY);
    expect(found.lines.reduce((sum, { count }) => sum + count, 0)).toBe(pieces);
    expect(found.changes).toMatchObject(changes.map((change) => ({ productId: 1, name: 'Плов', ...change })));
    expect(found.changes).toHaveLength(changes.length);
    expect(found.changes.map((change) => reorderChangeSchema.parse(change))).toEqual(found.changes);
  });

  test('shares a promotion’s limit with the other positions of its product', () => {
    const positions = [past({ additives: [sauce(1)], count: 2 }), past({ count: 2 })];
    const { lines, changes } = reconcile(
      positions,
      [today({ ...limited, promoLimit: 3 }, [group()])],
      TAKEAWAY,
    );
    expect(lines.map(({ count }) => count)).toEqual([2, 1]);
    expect(changes).toMatchObject([{ kind: 'countLowered', from: 2, to: 1 }]);
  });
});

describe('the cart of a past order', () => {
  test('never breaks the bounds of additives, a count or a promotion', () => {
    const groups = fc
      .record({ min: fc.integer({ min: 0, max: 2 }), more: fc.integer({ min: 0, max: 2 }) })
      .chain(({ min, more }) =>
        fc
          .tuple(fc.boolean(), fc.boolean(), fc.integer({ min: 1, max: 3 }))
          .map(([isFirstOut, isSecondOut, most]) =>
            group(
              { min, max: Math.max(1, min + more) },
              item(1, { isUnavailable: isFirstOut, max: most }),
              item(2, { isUnavailable: isSecondOut }),
            ),
          ),
      );
    const products = fc
      .tuple(groups, fc.option(fc.integer({ min: 1, max: 5 })), fc.boolean())
      .map(([known, limit, isOut]) =>
        today(
          { isUnavailable: isOut, promoId: limit && 7, promoLimit: limit, promoDayLimit: limit && 9999 },
          [known],
        ),
      );
    const positions = fc.array(
      fc.record({
        productId: fc.integer({ min: 1, max: 2 }),
        additives: fc.uniqueArray(
          fc
            .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }))
            .map(([id, count]) => sauce(id, count)),
          { selector: ({ additiveId }) => additiveId },
        ),
        count: fc.integer({ min: 1, max: 150 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(positions, products, (requested, details) => {
        const { lines, changes } = reconcile(requested.map(past), [details], TAKEAWAY);
        for (const line of lines) {
          expect(choiceIssue(details.groups, line.additives)).toBeNull();
          expect(line.count).toBeGreaterThanOrEqual(1);
          expect(line.count).toBeLessThanOrEqual(MAX_COUNT);
        }
        expect(new Set(lines.map(lineKey)).size).toBe(lines.length);
        const pieces = lines.reduce((sum, { count }) => sum + count, 0);
        expect(pieces).toBeLessThanOrEqual(details.product.promoLimit ?? Infinity);
        const wanted = requested.reduce((sum, { count }) => sum + count, 0);
        if (pieces < wanted) expect(changes).not.toEqual([]);
      }),
    );
  });
});
