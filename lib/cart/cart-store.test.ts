import { KZT_FORMAT } from '@/lib/core/money/money';
import { forbidStorage } from '@/lib/core/storage/test-storage';
import type { Cart } from './cart';
import { newCartId } from './cart-id';
import { testLine } from './test-cart';

const LINE = testLine();
const CART: Cart = {
  version: 2,
  id: 'cart-00000001',
  venue: { id: 3107, name: 'Ақ Дастархан', moneyFormat: KZT_FORMAT },
  lines: [LINE],
};

/** The store as a page that has just been loaded has it. */
async function load(): Promise<typeof import('./cart-store')> {
  jest.resetModules();
  return import('./cart-store');
}
const stored = () => sessionStorage.getItem('cart');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the cart of a tab', () => {
  // Holds CART-01.
  test('is empty at first, and stored under `cart` with the first line', async () => {
    const store = await load();
    expect(store.readCart()).toEqual({ cart: null, outcome: 'intact' });
    store.dispatchCart({ type: 'lineAdded', venue: CART.venue, line: LINE, newCartId: CART.id });
    expect(JSON.parse(stored() ?? '')).toEqual({ badge: '1', ...CART });
  });

  test.each([
    [1, 98, '99'],
    [1, 99, '99+'],
  ])('begins its stored text with what a badge shows of %i and %i pieces', async (one, other, badge) => {
    const store = await load();
    const lines = [testLine({ count: one }), testLine({ productId: 2, count: other })];
    store.dispatchCart({ type: 'reordered', venue: CART.venue, lines, newCartId: CART.id });
    expect(stored()).toMatch(`{"badge":"${badge}",`);
  });

  // Holds CART-05.
  test('survives a reload', async () => {
    const before = await load();
    before.dispatchCart({ type: 'lineAdded', venue: CART.venue, line: LINE, newCartId: CART.id });
    const after = await load();
    expect(after.readCart()).toEqual({ cart: CART, outcome: 'intact' });
  });

  // Holds CART-06.
  test('has dishes and goods side by side, also after a reload', async () => {
    const lines = [LINE, testLine({ productId: 2, kind: 'good', cookingMinutes: 0 })];
    const before = await load();
    for (const line of lines)
      before.dispatchCart({ type: 'lineAdded', venue: CART.venue, line, newCartId: CART.id });
    const { readCart } = await load();
    expect(readCart()).toEqual({ cart: { ...CART, lines }, outcome: 'intact' });
  });

  test.each([
    ['is empty where its diner has left in another tab', null, null],
    ['stays where its diner is still here', '1', CART],
  ])('%s', async (_what, dinerId, cart) => {
    sessionStorage.setItem('cart', JSON.stringify(CART));
    sessionStorage.setItem('dinerOfTab', '1');
    if (dinerId !== null) localStorage.setItem('dinerId', dinerId);
    const { readCart } = await load();
    expect(readCart().cart).toEqual(cart);
    expect(stored()).toBe(cart && JSON.stringify(CART));
  });

  test('leaves nothing in storage when it is emptied', async () => {
    sessionStorage.setItem('cart', JSON.stringify(CART));
    const store = await load();
    store.dispatchCart({ type: 'cleared' });
    expect(stored()).toBeNull();
    expect(store.readCart().cart).toBeNull();
  });

  test('is the same object until it changes, and notifies its listeners', async () => {
    sessionStorage.setItem('cart', JSON.stringify(CART));
    const store = await load();
    const listener = jest.fn();
    const stop = store.subscribeCart(listener);
    const before = store.readCart();
    expect(store.readCart()).toBe(before);
    store.dispatchCart({ type: 'countChanged', lineKey: '1//', count: 2 });
    expect(store.readCart()).not.toBe(before);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.dispatchCart({ type: 'cleared' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('is empty on the server', async () => {
    sessionStorage.setItem('cart', JSON.stringify(CART));
    const store = await load();
    expect(store.emptyCart()).toEqual({ cart: null, outcome: 'intact' });
  });

  // Holds CART-02, CART-03.
  test.each([
    ['no JSON', '{"version":2'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['an older version', JSON.stringify({ ...CART, version: 1 })],
    ['no lines', JSON.stringify({ ...CART, lines: [] })],
    ['a line of 0 pieces', JSON.stringify({ ...CART, lines: [{ ...LINE, count: 0 }] })],
    ['a line of 100 pieces', JSON.stringify({ ...CART, lines: [{ ...LINE, count: 100 }] })],
    ['a price below zero', JSON.stringify({ ...CART, lines: [{ ...LINE, priceMinor: -1 }] })],
    ['a price in fractions', JSON.stringify({ ...CART, lines: [{ ...LINE, priceMinor: 10.5 }] })],
    [
      'an unknown currency',
      JSON.stringify({ ...CART, venue: { ...CART.venue, moneyFormat: { ...KZT_FORMAT, currency: 'USD' } } }),
    ],
    ['a short id', JSON.stringify({ ...CART, id: 'cart' })],
  ])('is dropped and said to be when storage holds %s', async (_what, value) => {
    sessionStorage.setItem('cart', value);
    const store = await load();
    expect(store.readCart()).toEqual({ cart: null, outcome: 'dropped' });
    expect(stored()).toBeNull();
  });

  // Holds CART-03.
  test.each([
    ['dropped', '{"version":2'],
    ['trimmed', JSON.stringify({ ...CART, lines: [LINE, { ...LINE, count: 0 }] })],
  ])(
    'the cart of a tab that was %s keeps saying so until the diner changes a line',
    async (outcome, value) => {
      sessionStorage.setItem('cart', value);
      const store = await load();
      const added = testLine({ productId: 2 });
      store.dispatchCart({ type: 'lineAdded', venue: CART.venue, line: added, newCartId: CART.id });
      expect(store.readCart().outcome).toBe(outcome);
      store.dispatchCart({ type: 'countChanged', lineKey: '2//', count: 2 });
      expect(store.readCart().outcome).toBe('intact');
    },
  );

  const broken: [string, unknown][] = [
    ['of 0 pieces', { ...LINE, count: 0 }],
    ['of fewer than no pieces', { ...LINE, count: -2 }],
    ['without a name', { ...LINE, name: undefined }],
    ['of a product that cannot be', { ...LINE, productId: '1; drop' }],
  ];
  test.each(broken)('loses a line %s, keeps the others, and says so', async (_what, odd) => {
    sessionStorage.setItem('cart', JSON.stringify({ ...CART, lines: [odd, LINE] }));
    const store = await load();
    expect(store.readCart()).toEqual({ cart: CART, outcome: 'trimmed' });
    expect(JSON.parse(stored() ?? '')).toEqual({ badge: '1', ...CART });
  });

  test('keeps the first 100 of 10,000 lines', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => ({ ...LINE, productId: index + 1 }));
    sessionStorage.setItem('cart', JSON.stringify({ ...CART, lines }));
    const { cart, outcome } = (await load()).readCart();
    expect(cart?.lines.map(({ productId }) => productId)).toEqual(
      lines.slice(0, 100).map(({ productId }) => productId),
    );
    expect(outcome).toBe('trimmed');
  });

  test('lives as long as the page where storage is forbidden', async () => {
    forbidStorage();
    const store = await load();
    expect(store.readCart()).toEqual({ cart: null, outcome: 'intact' });
    store.dispatchCart({ type: 'lineAdded', venue: CART.venue, line: LINE, newCartId: CART.id });
    expect(store.readCart().cart).toEqual(CART);
  });
});

describe('the id of a cart', () => {
  test('is 128 random bits, fit to be a key', () => {
    const ids = Array.from({ length: 100 }, newCartId);
    for (const id of ids) expect(id).toMatch(/^cart-[0-9a-f]{32}$/);
    expect(new Set(ids).size).toBe(100);
  });
});

describe('the cart of several tabs', () => {
  /** The messages that the other tab hears and sends. */
  class FakeChannel {
    static open = new Set<FakeChannel>();
    onmessage: ((event: { data: unknown }) => void) | null = null;
    constructor(readonly name = 'cart') {
      FakeChannel.open.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of FakeChannel.open)
        if (other !== this && other.name === this.name) other.onmessage?.({ data });
    }
    close(): void {
      FakeChannel.open.delete(this);
    }
  }
  beforeEach(() => {
    FakeChannel.open.clear();
    Object.assign(globalThis, { BroadcastChannel: FakeChannel });
    sessionStorage.setItem('cart', JSON.stringify(CART));
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  const otherTab = () => {
    const other = new FakeChannel();
    const received: unknown[] = [];
    other.onmessage = ({ data }) => received.push(data);
    return { other, heard: received };
  };

  test('is one where nothing of a page shows it any more', async () => {
    const store = await load();
    store.subscribeCart(jest.fn())();
    otherTab().other.postMessage({ type: 'changed', cart: null });
    expect(store.readCart().cart).toBeNull();
  });

  test('is one where it is changed by a page that does not show it', async () => {
    const store = await load();
    const { heard: received } = otherTab();
    store.dispatchCart({ type: 'cleared' });
    expect(received).toContainEqual({ type: 'changed', cart: null, from: CART.id });
  });

  test('is emptied when the diner leaves in another tab, and is never shared again', async () => {
    const store = await load();
    store.subscribeCart(jest.fn());
    const { heard: received } = otherTab();
    const { announceDinerLeft } = await import('@/lib/core/storage/diner-left');
    announceDinerLeft();
    expect([store.readCart().cart, stored()]).toEqual([null, null]);
    received.length = 0;
    new FakeChannel('cart').postMessage({ type: 'asked' });
    expect(received.filter((data) => (data as { type: string }).type === 'told')).toEqual([]);
  });

  test('the cart of several tabs that a guest begins after the diner has left stays in the next page', async () => {
    localStorage.setItem('dinerId', '1');
    sessionStorage.setItem('dinerOfTab', '1');
    const store = await load();
    store.subscribeCart(jest.fn());
    localStorage.removeItem('dinerId');
    const { announceDinerLeft } = await import('@/lib/core/storage/diner-left');
    announceDinerLeft();
    store.dispatchCart({ type: 'lineAdded', venue: CART.venue, line: LINE, newCartId: CART.id });
    const next = await load();
    expect(next.readCart().cart).toEqual(CART);
  });

  test('leaves a page in the back/forward cache, which reads the current cart on its return', async () => {
    const store = await load();
    const listener = jest.fn();
    store.subscribeCart(listener);
    expect(store.readCart().cart?.id).toBe(CART.id);
    window.dispatchEvent(new Event('pagehide'));
    expect(FakeChannel.open.size).toBe(0);
    sessionStorage.setItem('cart', JSON.stringify({ ...CART, id: 'cart-00000002' }));
    window.dispatchEvent(new Event('pageshow'));
    expect(store.readCart().cart?.id).toBe('cart-00000002');
    expect(listener).toHaveBeenCalled();
    expect(FakeChannel.open.size).toBeGreaterThan(0);
  });
});
