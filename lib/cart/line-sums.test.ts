/** @jest-environment node */
import { CART_VERSION, type Cart } from './cart';
import { lineSumMinor, pieceSumMinor, piecesIn } from './line-sums';
import { testLine as line } from './test-cart';
import { KZT_FORMAT } from '@/lib/core/money/money';

const additive = (additiveId: number, count: number, priceMinor: number) => ({
  additiveId,
  name: `a${additiveId}`,
  priceMinor,
  count,
});

describe('sums', () => {
  test('a piece costs its price and its additives, a line that times its pieces', () => {
    const dish = line({
      priceMinor: 180_000,
      additives: [additive(7, 2, 15_000), additive(8, 1, 20_000)],
      count: 3,
    });
    expect(pieceSumMinor(dish)).toBe(230_000);
    expect(lineSumMinor(dish)).toBe(690_000);
  });

  test('pieces are counted over all lines', () => {
    const cart: Cart = {
      version: CART_VERSION,
      id: 'cart-one1',
      venue: { id: 3107, name: 'Ақ Дастархан', moneyFormat: KZT_FORMAT },
      lines: [
        line({ count: 2 }),
        line({ additives: [additive(7, 1, 5000)], count: 3 }),
        line({ productId: 2 }),
      ],
    };
    expect([piecesIn(cart), piecesIn(null)]).toEqual([6, 0]);
  });
});
