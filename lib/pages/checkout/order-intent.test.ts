import { INTENT_LIFE_MS } from '@/lib/core/intents/intent-store';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { findUnshownOrder, markShown, orderIntents, type OrderIntent } from './order-intent';

const REQUEST = testOrderRequest();
const KEY = 'cart-00000001';
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
    const begun = orderIntents.begin('cart-00000001', REQUEST);
    expect(begun).toEqual({ subject: KEY, key: KEY, body: REQUEST, state: 'open' });
    expect(orderIntents.findStored(KEY)).toEqual({ ...INTENT, startedAt: expect.any(Number) as number });
    expect(orderIntents.findOpen()).toEqual(begun);
  });

  test('stays the same for a cart: a second press keeps the first body', () => {
    orderIntents.begin('cart-00000001', REQUEST);
    const again = orderIntents.begin('cart-00000001', { ...REQUEST, comment: 'changed since' });
    expect(again.body.comment).toBe('');
    expect(orderIntents.parse(localStorage.getItem('orderIntents'), Date.now())).toHaveLength(1);
  });

  test('is open no more once the order exists', () => {
    orderIntents.begin('cart-00000001', REQUEST);
    orderIntents.settle('cart-00000001', PLACED);
    expect(orderIntents.findOpen()).toBeNull();
    expect(orderIntents.findStored('cart-00000001')).toMatchObject({ state: 'placed', placed: PLACED });
    orderIntents.begin('cart-00000001', REQUEST);
    expect(orderIntents.find('cart-00000001')?.state).toBe('made');
  });

  test('is gone when the order was refused, so that the cart can be ordered again', () => {
    orderIntents.begin('cart-00000001', REQUEST);
    orderIntents.begin('cart-00000002', REQUEST);
    orderIntents.drop('cart-00000001');
    expect(orderIntents.findStored('cart-00000001')).toBeNull();
    expect(orderIntents.findOpen()?.key).toBe('cart-00000002');
  });

  test('an intent that is no longer repeated is not open, and stays stored', () => {
    orderIntents.begin('cart-00000001', REQUEST);
    orderIntents.giveUp('cart-00000001', 'unsettled');
    expect(orderIntents.findOpen()).toBeNull();
    expect(orderIntents.findStored('cart-00000001')).toMatchObject({ state: 'unsettled', request: REQUEST });
  });

  test('an intent that is unsettled is open again with the current cart and its earlier start', () => {
    orderIntents.begin('cart-00000001', REQUEST);
    const startedAt = orderIntents.findStored('cart-00000001')?.startedAt ?? 0;
    orderIntents.giveUp('cart-00000001', 'unsettled');
    jest.spyOn(Date, 'now').mockReturnValue(startedAt + 1_000);
    const again = orderIntents.begin('cart-00000001', { ...REQUEST, comment: 'changed since' });
    expect(again).toMatchObject({ state: 'open', body: { comment: 'changed since' } });
    expect(orderIntents.findStored('cart-00000001')).toMatchObject({ startedAt });
    expect(orderIntents.findOpen()).toEqual(again);
    expect(orderIntents.parse(localStorage.getItem('orderIntents'), startedAt)).toHaveLength(1);
  });

  test('an intent whose key has made another order stays as it is', () => {
    orderIntents.begin('cart-00000001', REQUEST);
    orderIntents.giveUp('cart-00000001', 'keyReused');
    orderIntents.begin('cart-00000001', { ...REQUEST, comment: 'changed since' });
    expect(orderIntents.findStored('cart-00000001')).toMatchObject({
      state: 'keyReused',
      request: REQUEST,
    });
  });

  test('an intent whose order another tab knows is not given up', () => {
    orderIntents.begin('cart-00000001', REQUEST);
    orderIntents.settle('cart-00000001', PLACED);
    orderIntents.giveUp('cart-00000001', 'unsettled');
    expect(orderIntents.findStored('cart-00000001')?.state).toBe('placed');
  });

  test('an intent that is the newest open one is found', () => {
    orderIntents.begin('cart-00000001', REQUEST);
    orderIntents.begin('cart-00000002', REQUEST);
    orderIntents.begin('cart-00000003', REQUEST);
    orderIntents.settle('cart-00000003', PLACED);
    expect(orderIntents.findOpen()?.key).toBe('cart-00000002');
  });

  test('an intent whose order was placed but not seen is found until it is shown', () => {
    orderIntents.begin('cart-00000001', REQUEST);
    expect(findUnshownOrder()).toBeNull();
    orderIntents.settle('cart-00000001', PLACED);
    expect(findUnshownOrder()).toEqual(PLACED);
    markShown(1);
    expect(findUnshownOrder()).not.toBeNull();
    markShown(PLACED.orderId);
    expect(findUnshownOrder()).toBeNull();
    expect(orderIntents.findStored('cart-00000001')).toMatchObject({ state: 'placed', isShown: true });
  });

  test('is stored with the last nine others, and with all whose outcome is not known', () => {
    for (let cart = 11; cart <= 24; cart += 1) {
      orderIntents.begin(`cart-000000${cart}`, REQUEST);
      if (cart === 12) orderIntents.giveUp('cart-00000012', 'unsettled');
      else if (cart > 12) orderIntents.settle(`cart-000000${cart}`, PLACED);
    }
    const parsed = orderIntents.parse(localStorage.getItem('orderIntents'), Date.now());
    expect(parsed.map(({ key }) => Number(key.slice(-2)))).toEqual([11, 12, 17, 18, 19, 20, 21, 22, 23, 24]);
    for (let cart = 31; cart <= 41; cart += 1) orderIntents.begin(`cart-000000${cart}`, REQUEST);
    expect(orderIntents.findStored('cart-00000011')?.state).toBe('open');
  });

  test('lives as long as the page where storage is forbidden, and is stored once it is not', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const reading = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    const writing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    const begun = orderIntents.begin('cart-00000001', REQUEST);
    expect(orderIntents.findOpen()).toEqual(begun);
    expect(orderIntents.begin('cart-00000001', { ...REQUEST, comment: 'changed since' })).toEqual(begun);
    reading.mockRestore();
    writing.mockRestore();
    orderIntents.settle('cart-00000001', PLACED);
    expect(orderIntents.parse(localStorage.getItem('orderIntents'), Date.now())).toMatchObject([
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
    expect(orderIntents.parse(JSON.stringify(all), NOW)).toEqual(all);
  });

  test('is forgotten after 24 hours, as the platform forgets the key', () => {
    const stored = JSON.stringify([INTENT]);
    expect(INTENT_LIFE_MS).toBe(24 * 3600 * 1000);
    expect(orderIntents.parse(stored, NOW + INTENT_LIFE_MS - 1)).toHaveLength(1);
    expect(orderIntents.parse(stored, NOW + INTENT_LIFE_MS)).toHaveLength(0);
  });

  test.each([null, '', 'garbage', 'null', '{}', '"text"', '[null, 7, "x", {}]'])(
    '%j holds none',
    (stored) => {
      expect(orderIntents.parse(stored, NOW)).toEqual([]);
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
    expect(orderIntents.parse(JSON.stringify([{ ...INTENT, ...part }, INTENT]), NOW)).toEqual([INTENT]);
  });
});

describe('another tab', () => {
  test('is heard when it changes the intents, and only then', () => {
    const listener = jest.fn();
    const stop = orderIntents.subscribe(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(listener).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: 'orderIntents' }));
    expect(listener).toHaveBeenCalledTimes(1);
    // All of it was cleared.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(2);
    orderIntents.begin('cart-00000001', REQUEST);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'orderIntents' }));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
