/** @jest-environment node */
import fc from 'fast-check';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { lineKey, reduceCart, type CartEvent, type CartLine, type CartVenue } from './cart';
import { cartSumMinor, lineSumMinor } from './line-sums';
import { MAX_COUNT } from '@/lib/ground/ordering/limits';
import { readStoredCart } from './stored-cart';

const VENUE: CartVenue = { id: 3107, name: 'Ақ Дастархан', moneyFormat: KZT_FORMAT };
const OTHER_VENUE: CartVenue = { ...VENUE, id: 3108, name: 'Навруз' };

const lines: fc.Arbitrary<CartLine> = fc.record({
  productId: fc.integer({ min: 1, max: 6 }),
  name: fc.string(),
  kind: fc.constantFrom('dish' as const, 'good' as const),
  imageUrl: fc.option(fc.webUrl()),
  size: fc.option(fc.record({ id: fc.integer({ min: 1, max: 3 }), name: fc.string() })),
  additives: fc.uniqueArray(
    fc.record({
      additiveId: fc.integer({ min: 1, max: 4 }),
      name: fc.string(),
      priceMinor: fc.nat(1_000_000),
      count: fc.integer({ min: 1, max: 5 }),
    }),
    { selector: ({ additiveId }) => additiveId, maxLength: 3 },
  ),
  priceMinor: fc.nat(10_000_000),
  fullPriceMinor: fc.nat(10_000_000),
  promoId: fc.option(fc.integer({ min: 1, max: 99 })),
  pieceLimit: fc.option(fc.nat(5)),
  minAge: fc.constantFrom(null, 18, 21),
  cookingMinutes: fc.nat(90),
  isStopped: fc.boolean(),
  unavailableServices: fc.subarray([1, 3, 4]),
  count: fc.integer({ min: 1, max: MAX_COUNT }),
});
const keys = lines.map(lineKey);
const events: fc.Arbitrary<CartEvent> = fc.oneof(
  fc.record({
    type: fc.constant('lineAdded' as const),
    venue: fc.constantFrom(VENUE, OTHER_VENUE),
    line: lines,
    newCartId: fc.constantFrom('cart-0001', 'cart-0002'),
  }),
  fc.record({
    type: fc.constant('countChanged' as const),
    lineKey: keys,
    count: fc.integer({ min: -3, max: 200 }),
  }),
  fc.record({ type: fc.constant('lineRemoved' as const), lineKey: keys }),
  fc.record({
    type: fc.constant('checked' as const),
    lines: fc.array(
      fc.record({
        lineKey: keys,
        priceMinor: fc.nat(10_000_000),
        fullPriceMinor: fc.nat(10_000_000),
        promoId: fc.option(fc.integer({ min: 1, max: 99 })),
        pieceLimit: fc.option(fc.nat(5)),
        isStopped: fc.boolean(),
        unavailableServices: fc.subarray([1, 3, 4]),
        additivePricesMinor: fc.dictionary(fc.constantFrom('1', '2', '3'), fc.nat(1_000_000)),
      }),
      { maxLength: 3 },
    ),
  }),
);

describe('any sequence of events', () => {
  const carts = fc
    .array(events, { minLength: 1, maxLength: 40 })
    .map((happened) => happened.reduce(reduceCart, null));

  // Holds MON-27.
  test('the sum of the cart is the sum of its lines, in whole minor units', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const sum = cartSumMinor(cart?.lines ?? []);
        expect(sum).toBe((cart?.lines ?? []).map(lineSumMinor).reduce((total, part) => total + part, 0));
        expect(Number.isSafeInteger(sum)).toBe(true);
      }),
    );
  });

  test('a cart has lines, each once, within its bounds, and is read back from storage as it was', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        if (!cart) return;
        expect(cart.lines.length).toBeGreaterThan(0);
        expect(new Set(cart.lines.map(lineKey)).size).toBe(cart.lines.length);
        for (const { count } of cart.lines) {
          expect(count).toBeGreaterThanOrEqual(1);
          expect(count).toBeLessThanOrEqual(MAX_COUNT);
        }
        expect(readStoredCart(JSON.stringify(cart))).toEqual({ cart, outcome: 'intact' });
      }),
    );
  });

  test('an event changes no cart that was there before', () => {
    fc.assert(
      fc.property(carts, events, (cart, event) => {
        const before = structuredClone(cart);
        reduceCart(cart, event);
        expect(cart).toEqual(before);
      }),
    );
  });
});
