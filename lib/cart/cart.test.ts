/** @jest-environment node */
import { KZT_FORMAT } from '@/lib/core/money/money';
import {
  lineKey,
  maxPieces,
  reduceCart,
  type Cart,
  type CartEvent,
  type CartLine,
  type CartVenue,
  type CheckedLine,
} from './cart';
import { MAX_COUNT, MAX_LINES } from '@/lib/ground/ordering/limits';
import { testLine } from './test-cart';

const VENUE: CartVenue = { id: 3107, name: 'Ақ Дастархан', moneyFormat: KZT_FORMAT };
const OTHER_VENUE: CartVenue = { ...VENUE, id: 3108, name: 'Навруз' };

const line = testLine;
const additive = (additiveId: number, count = 1, priceMinor = 5000) => ({
  additiveId,
  name: `a${additiveId}`,
  priceMinor,
  count,
});
const add = (cart: Cart | null, added: CartLine, venue = VENUE, newCartId = 'cart-new') =>
  reduceCart(cart, { type: 'lineAdded', venue, line: added, newCartId });
const cartOf = (...lines: CartLine[]) =>
  lines.reduce<Cart | null>((cart, added) => add(cart, added, VENUE, 'cart-one1'), null);

describe('the key of a line', () => {
  test('is the same for the same product, size and additives, in any order of choice', () => {
    const one = line({ size: { id: 5, name: 'L' }, additives: [additive(7), additive(8, 2)], count: 1 });
    const other = line({
      size: { id: 5, name: 'Большая' },
      additives: [additive(8, 2), additive(7)],
      count: 4,
    });
    expect(lineKey(one)).toBe(lineKey(other));
  });

  test.each([
    ['another product', line({ productId: 2 })],
    ['another size', line({ size: { id: 6, name: 'S' } })],
    ['no size', line({ size: null })],
    ['another additive', line({ size: { id: 5, name: 'L' }, additives: [additive(9)] })],
    ['more of an additive', line({ size: { id: 5, name: 'L' }, additives: [additive(7, 2)] })],
  ])('is another for %s', (_what, other) => {
    expect(lineKey(other)).not.toBe(lineKey(line({ size: { id: 5, name: 'L' }, additives: [additive(7)] })));
  });
});

describe('adding a line', () => {
  test('begins a cart with the id that was made for it', () => {
    expect(add(null, line())).toEqual({ version: 2, id: 'cart-new', venue: VENUE, lines: [line()] });
  });

  test('merges what is the same, with the prices of today', () => {
    const cart = add(cartOf(line({ count: 2 })), line({ count: 3, priceMinor: 190_000 }));
    expect(cart?.lines).toEqual([line({ count: 5, priceMinor: 190_000 })]);
    expect(cart?.id).toBe('cart-one1');
  });

  test('keeps what differs apart, in the order of adding', () => {
    const cart = cartOf(line(), line({ additives: [additive(7)] }), line({ productId: 2 }));
    expect(cart?.lines.map(({ productId, additives }) => [productId, additives.length])).toEqual([
      [1, 0],
      [1, 1],
      [2, 0],
    ]);
  });

  test('stops at 99 pieces of a line', () => {
    expect(add(cartOf(line({ count: 98 })), line({ count: 5 }))?.lines[0]?.count).toBe(MAX_COUNT);
  });

  test('stops at 100 lines, but still adds to one that is there', () => {
    const full = cartOf(...Array.from({ length: MAX_LINES }, (_, index) => line({ productId: index + 1 })));
    expect(add(full, line({ productId: 999 }))).toBe(full);
    expect(add(full, line({ productId: 7 }))?.lines[6]?.count).toBe(2);
  });

  test('a line of another venue begins a new cart: one venue at a time', () => {
    const cart = add(cartOf(line({ count: 5 })), line({ productId: 9 }), OTHER_VENUE);
    expect(cart).toEqual({ version: 2, id: 'cart-new', venue: OTHER_VENUE, lines: [line({ productId: 9 })] });
  });
});

describe('changing a cart', () => {
  const two = () => cartOf(line({ count: 2 }), line({ productId: 2, priceMinor: 90_000 }));
  const keyOf = (productId: number) => lineKey(line({ productId }));

  test.each([
    [5, 5],
    [99, 99],
    [100, 99],
    [3.9, 3],
  ])('takes %d as %d pieces', (requested, count) => {
    const cart = reduceCart(two(), { type: 'countChanged', lineKey: keyOf(1), count: requested });
    expect(cart?.lines.map((item) => item.count)).toEqual([count, 1]);
  });

  test.each([0, -1, 0.5, NaN])('takes %d pieces as taking the line out', (requested) => {
    const cart = reduceCart(two(), { type: 'countChanged', lineKey: keyOf(1), count: requested });
    expect(cart?.lines.map((item) => item.productId)).toEqual([2]);
  });

  test('takes a line out, and the cart with the last one', () => {
    const one = reduceCart(two(), { type: 'lineRemoved', lineKey: keyOf(2) });
    expect(one?.lines.map((item) => item.productId)).toEqual([1]);
    expect(reduceCart(one, { type: 'lineRemoved', lineKey: keyOf(1) })).toBeNull();
  });

  const checked = (part: Partial<CheckedLine> = {}): CheckedLine => ({
    lineKey: keyOf(1),
    priceMinor: 180_000,
    fullPriceMinor: 180_000,
    promoId: null,
    pieceLimit: null,
    isStopped: false,
    unavailableServices: [],
    additivePricesMinor: {},
    ...part,
  });

  test('takes over what a check found, in its line alone', () => {
    const changes = {
      priceMinor: 150_000,
      promoId: 7,
      pieceLimit: 3,
      isStopped: true,
      unavailableServices: [4],
    };
    const cart = reduceCart(two(), { type: 'checked', lines: [checked(changes)] });
    expect(cart?.lines[0]).toEqual(line({ count: 2, ...changes }));
    expect(cart?.lines[1]).toEqual(two()?.lines[1]);
  });

  test('takes over the prices of additives that are named, and keeps the others', () => {
    const before = cartOf(line({ additives: [additive(7, 1, 5000), additive(8, 2, 5000)] }));
    const key = lineKey(before?.lines[0] ?? line());
    const cart = reduceCart(before, {
      type: 'checked',
      lines: [checked({ lineKey: key, additivePricesMinor: { 7: 6000 } })],
    });
    expect(cart?.lines[0]?.additives).toEqual([additive(7, 1, 6000), additive(8, 2, 5000)]);
  });

  test('is the very same cart after a check without changes', () => {
    const cart = two();
    expect(reduceCart(cart, { type: 'checked', lines: [checked()] })).toBe(cart);
    expect(reduceCart(cart, { type: 'checked', lines: [] })).toBe(cart);
  });

  test('is the lines of a past order that is ordered again, within its bounds', () => {
    const lines = [line({ count: 2 }), line({ productId: 2, count: 9, pieceLimit: 4 })];
    const event = { type: 'reordered', venue: OTHER_VENUE, lines, newCartId: 'cart-again' } as const;
    expect(reduceCart(two(), event)).toEqual({
      version: 2,
      id: 'cart-again',
      venue: OTHER_VENUE,
      lines: [lines[0], { ...lines[1], count: 4 }],
    });
    expect(reduceCart(two(), { ...event, lines: [] })).toBeNull();
  });

  test('comes back when clearing is undone, unless another was begun meanwhile', () => {
    const cart: Cart = { version: 2, id: 'cart-one1', venue: VENUE, lines: [line({ count: 2 })] };
    expect(reduceCart(null, { type: 'restored', cart })).toBe(cart);
    const other = cartOf(line({ productId: 9 }));
    expect(reduceCart(other, { type: 'restored', cart })).toBe(other);
  });

  describe('whose fix is undone', () => {
    const of = (...lines: CartLine[]): Cart => ({ version: 2, id: 'cart-one1', venue: VENUE, lines });
    const before = of(line({ count: 2 }), line({ productId: 2 }));
    const fixed = of(line({ count: 2 }));
    const undone = (cart: Cart | null, after: Cart | null = fixed) =>
      reduceCart(cart, { type: 'fixUndone', before, fixed: after });

    test('comes back, also where nothing was left, and whatever it costs now', () => {
      expect(undone(fixed)).toBe(before);
      expect(undone(of(line({ count: 2, priceMinor: 1 })))).toBe(before);
      expect(undone(null, null)).toBe(before);
    });

    test.each([
      ['what was added since', of(line({ count: 2 }), line({ productId: 9 }))],
      ['another count', of(line({ count: 3 }))],
      ['a cart of another id', { ...fixed, id: 'cart-again' }],
      ['nothing, once it is ordered', null],
    ])('stays with %s', (_what, cart) => {
      expect(undone(cart)).toBe(cart);
    });
  });

  test('becomes a cart of its own under a new id', () => {
    const renewed = reduceCart(two(), { type: 'renewed', newCartId: 'cart-again' });
    expect(renewed).toEqual({ ...two(), id: 'cart-again' });
    expect(reduceCart(null, { type: 'renewed', newCartId: 'cart-again' })).toBeNull();
  });

  test('loses the pieces that were ordered; what was added since is a cart of its own', () => {
    const [first, second] = two()?.lines ?? [];
    if (!first || !second) throw new Error('two lines');
    const requested = (line: CartLine, count: number) => ({ ...line, sizeId: line.size?.id ?? null, count });
    const ordered = (...lines: ReturnType<typeof requested>[]) =>
      reduceCart(two(), { type: 'ordered', lines, newCartId: 'cart-again' });
    expect(ordered(requested(first, first.count), requested(second, second.count))).toBeNull();
    expect(ordered(requested(first, first.count))).toMatchObject({
      id: 'cart-again',
      lines: [{ productId: second.productId, count: second.count }],
    });
    expect(ordered({ ...requested(first, first.count), sizeId: 987 })?.lines).toEqual(two()?.lines);
    const more = reduceCart(two(), { type: 'countChanged', lineKey: lineKey(first), count: first.count + 2 });
    expect(
      reduceCart(more, {
        type: 'ordered',
        lines: [requested(first, first.count), requested(second, second.count)],
        newCartId: 'cart-again',
      })?.lines,
    ).toEqual([{ ...first, count: 2 }]);
  });

  test('is emptied', () => {
    expect(reduceCart(two(), { type: 'cleared' })).toBeNull();
  });

  test.each<CartEvent>([
    { type: 'countChanged', lineKey: 'x', count: 5 },
    { type: 'lineRemoved', lineKey: 'x' },
    { type: 'checked', lines: [] },
  ])('leaves the lines unchanged for an unknown line: %j', (event) => {
    expect(reduceCart(two(), event)).toEqual(two());
    expect(reduceCart(null, event)).toBeNull();
  });
});

describe('the limit of a promotion', () => {
  const promo = (part: Partial<CartLine> = {}) => line({ pieceLimit: 3, promoId: 7, ...part });
  const withAdditive = promo({ additives: [additive(7)] });

  // Holds CART-26.
  test('counts all lines of a product together', () => {
    const cart = cartOf(promo({ count: 2 }), withAdditive);
    expect(cart?.lines.map(({ count }) => count)).toEqual([2, 1]);
    expect(maxPieces(cart?.lines ?? [], promo())).toBe(2);
    expect(add(cart, promo())?.lines.map(({ count }) => count)).toEqual([2, 1]);
    const more = reduceCart(cart, { type: 'countChanged', lineKey: lineKey(withAdditive), count: 5 });
    expect(more?.lines.map(({ count }) => count)).toEqual([2, 1]);
  });

  test('lets no line in where nothing is left of it', () => {
    const full = cartOf(promo({ count: 3 }));
    expect(add(full, withAdditive)).toBe(full);
    expect(add(null, promo({ pieceLimit: 0 }))).toBeNull();
  });

  test('the limit of a promotion that has shrunk takes nothing away, and lets less be taken', () => {
    const cart = cartOf(promo({ count: 3, pieceLimit: 5 }));
    const shrunk = add(cart, promo({ pieceLimit: 2 }));
    expect(shrunk?.lines[0]?.count).toBe(3);
    const less = reduceCart(shrunk, { type: 'countChanged', lineKey: lineKey(promo()), count: 2 });
    expect(less?.lines[0]?.count).toBe(2);
  });
});
