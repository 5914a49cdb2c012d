import { INTENT_LIFE_MS } from '@/lib/intents/intent-store';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import {
  beginIntent,
  dropIntent,
  findIntent,
  findOpenIntent,
  findUnshownIntent,
  giveUpIntent,
  markShown,
  parseIntents,
  settleIntent,
  subscribeIntents,
  type OrderIntent,
} from './order-intent';

const REQUEST = testOrderRequest();
const PLACED = { orderId: 90032, venueId: 3107, paymentAddress: null };
const NOW = 1_800_000_000_000;
const INTENT: OrderIntent = {
  version: 2,
  key: 'cart-00000001',
  request: REQUEST,
  startedAt: NOW,
  state: 'open',
  placed: null,
  isShown: false,
};

beforeEach(() => localStorage.clear());

describe('an intent', () => {
  test('is written down, open, before anything is sent', () => {
    const begun = beginIntent('cart-00000001', REQUEST);
    expect(begun).toMatchObject({ key: 'cart-00000001', request: REQUEST, state: 'open', placed: null });
    expect(findIntent('cart-00000001')).toEqual(begun);
    expect(findOpenIntent()).toEqual(begun);
  });

  test('of a cart is one: a second press keeps the first with what it sent', () => {
    beginIntent('cart-00000001', REQUEST);
    const again = beginIntent('cart-00000001', { ...REQUEST, comment: 'changed since' });
    expect(again.request.comment).toBe('');
    expect(parseIntents(localStorage.getItem('orderIntents'), Date.now())).toHaveLength(1);
  });

  test('is open no more once the order exists', () => {
    beginIntent('cart-00000001', REQUEST);
    settleIntent('cart-00000001', PLACED);
    expect(findOpenIntent()).toBeNull();
    expect(findIntent('cart-00000001')).toMatchObject({ state: 'placed', placed: PLACED });
    expect(beginIntent('cart-00000001', REQUEST).state).toBe('placed');
  });

  test('is gone when the order was refused, so that the cart can be ordered again', () => {
    beginIntent('cart-00000001', REQUEST);
    beginIntent('cart-00000002', REQUEST);
    dropIntent('cart-00000001');
    expect(findIntent('cart-00000001')).toBeNull();
    expect(findOpenIntent()?.key).toBe('cart-00000002');
  });

  test('that is no longer repeated is not open, and stays stored', () => {
    beginIntent('cart-00000001', REQUEST);
    giveUpIntent('cart-00000001', 'unsettled');
    expect(findOpenIntent()).toBeNull();
    expect(findIntent('cart-00000001')).toMatchObject({ state: 'unsettled', request: REQUEST });
  });

  test('that is unsettled is open again with the current cart and its earlier start', () => {
    const { startedAt } = beginIntent('cart-00000001', REQUEST);
    giveUpIntent('cart-00000001', 'unsettled');
    jest.spyOn(Date, 'now').mockReturnValue(startedAt + 1_000);
    const again = beginIntent('cart-00000001', { ...REQUEST, comment: 'changed since' });
    expect(again).toMatchObject({ state: 'open', startedAt, request: { comment: 'changed since' } });
    expect(findOpenIntent()).toEqual(again);
    expect(parseIntents(localStorage.getItem('orderIntents'), startedAt)).toHaveLength(1);
  });

  test('whose key has made another order stays as it is', () => {
    beginIntent('cart-00000001', REQUEST);
    giveUpIntent('cart-00000001', 'keyReused');
    expect(beginIntent('cart-00000001', { ...REQUEST, comment: 'changed since' })).toMatchObject({
      state: 'keyReused',
      request: REQUEST,
    });
  });

  test('whose order another tab knows is not given up', () => {
    beginIntent('cart-00000001', REQUEST);
    settleIntent('cart-00000001', PLACED);
    giveUpIntent('cart-00000001', 'unsettled');
    expect(findIntent('cart-00000001')?.state).toBe('placed');
  });

  test('that is the newest open one is found', () => {
    beginIntent('cart-00000001', REQUEST);
    beginIntent('cart-00000002', REQUEST);
    beginIntent('cart-00000003', REQUEST);
    settleIntent('cart-00000003', PLACED);
    expect(findOpenIntent()?.key).toBe('cart-00000002');
  });

  test('whose order was placed but not seen is found until it is shown', () => {
    beginIntent('cart-00000001', REQUEST);
    expect(findUnshownIntent()).toBeNull();
    settleIntent('cart-00000001', PLACED);
    expect(findUnshownIntent()?.placed).toEqual(PLACED);
    markShown(1);
    expect(findUnshownIntent()).not.toBeNull();
    markShown(PLACED.orderId);
    expect(findUnshownIntent()).toBeNull();
    expect(findIntent('cart-00000001')).toMatchObject({ state: 'placed', isShown: true });
  });

  test('is stored with the last nine others', () => {
    for (let index = 1; index <= 12; index += 1) beginIntent(`cart-000000${index + 10}`, REQUEST);
    const parsed = parseIntents(localStorage.getItem('orderIntents'), Date.now());
    expect(parsed.map(({ key }) => key)).toEqual(
      Array.from({ length: 10 }, (_, index) => `cart-000000${index + 13}`),
    );
  });

  test('lives as long as the page where storage is forbidden, and is stored once it is not', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const reading = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    const writing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    const begun = beginIntent('cart-00000001', REQUEST);
    expect(findOpenIntent()).toEqual(begun);
    expect(beginIntent('cart-00000001', { ...REQUEST, comment: 'changed since' })).toEqual(begun);
    reading.mockRestore();
    writing.mockRestore();
    settleIntent('cart-00000001', PLACED);
    expect(parseIntents(localStorage.getItem('orderIntents'), Date.now())).toMatchObject([
      { placed: PLACED },
    ]);
  });
});

describe('what storage holds of intents', () => {
  test('is read as it was written', () => {
    const placed: OrderIntent = {
      ...INTENT,
      key: 'cart-00000002',
      state: 'placed',
      placed: PLACED,
      isShown: true,
    };
    const given: OrderIntent[] = [
      { ...INTENT, key: 'cart-00000003', state: 'unsettled' },
      { ...INTENT, key: 'cart-00000004', state: 'keyReused' },
    ];
    const all = [INTENT, placed, ...given];
    expect(parseIntents(JSON.stringify(all), NOW)).toEqual(all);
  });

  test('is forgotten after 24 hours, as the platform forgets the key', () => {
    const stored = JSON.stringify([INTENT]);
    expect(INTENT_LIFE_MS).toBe(24 * 3600 * 1000);
    expect(parseIntents(stored, NOW + INTENT_LIFE_MS - 1)).toHaveLength(1);
    expect(parseIntents(stored, NOW + INTENT_LIFE_MS)).toHaveLength(0);
  });

  test.each([null, '', 'garbage', 'null', '{}', '"text"', '[null, 7, "x", {}]'])(
    '%j holds none',
    (stored) => {
      expect(parseIntents(stored, NOW)).toEqual([]);
    },
  );

  test.each<[string, object]>([
    ['an older version', { version: 1 }],
    ['a request of no kind', { request: { ...REQUEST, type: undefined } }],
    ['a payment address that is none', { state: 'placed', placed: { ...PLACED, paymentAddress: 7 } }],
    ['no key', { key: undefined }],
    ['nothing that was sent', { request: null }],
    ['a request without lines', { request: { venueId: 1 } }],
    ['an unknown state', { state: 'lost' }],
    ['an order without a number', { state: 'placed', placed: { venueId: 1 } }],
    ['a start as a text', { startedAt: 'today' }],
  ])('drops an intent with %s and keeps the others', (_what, part) => {
    expect(parseIntents(JSON.stringify([{ ...INTENT, ...part }, INTENT]), NOW)).toEqual([INTENT]);
  });
});

describe('another tab', () => {
  test('is heard when it changes the intents, and only then', () => {
    const listener = jest.fn();
    const stop = subscribeIntents(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(listener).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: 'orderIntents' }));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'orderIntents' }));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
