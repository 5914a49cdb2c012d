/** @jest-environment node */
import {
  excess,
  KEPT,
  longestMsOf,
  placeOfCall,
  placeOfPage,
  placeOfPart,
  placeOfShown,
  type Bounds,
} from './kept';

const OWN = 'https://app.test';
const at = (path: string) => new URL(path, OWN);

// Holds OFF-01.
describe('a page', () => {
  test.each([
    ['/', 'pages'],
    ['/filials', 'pages'],
    ['/filials/pages/2', 'pages'],
    ['/brands', 'pages'],
    ['/brands/filials/7', 'pages'],
    ['/filials/3107', 'pages'],
    ['/filials/3107/categories/1001', 'pages'],
    ['/filials/3107/details', 'pages'],
    ['/filials/3107/bill', 'pages'],
    ['/cart', 'pages'],
    ['/orders', 'own'],
    ['/orders/9', 'own'],
    ['/typ/3107/order/9', 'own'],
    ['/filials/3107/order/9', 'own'],
    ['/bills/preorder/abc-1', 'own'],
  ])('%s is kept among %s, under its path', (path, kind) => {
    expect(placeOfPage(at(path))).toEqual({ kind, key: OWN + path });
  });

  test.each([
    '/auth',
    '/profile',
    '/profile/addresses',
    '/profile/form',
    '/address-form',
    '/address-map',
    '/search',
    '/map',
    '/towns',
    '/languages',
    '/payment/success/9',
    '/filials/3107/search',
    '/no-such-page',
  ])('%s is not kept', (path) => {
    expect(placeOfPage(at(path))).toBeNull();
  });

  test('with a query that only the browser reads is that page', () => {
    for (const query of ['product=5', 'sheet=promo-code', 'utm_source=x'])
      expect(placeOfPage(at(`/filials/3107?${query}`))).toEqual(placeOfPage(at('/filials/3107')));
    expect(placeOfPage(at('/filials/3107/bill?filial_id=3107&table_id=8&main_terminal_id=3107'))?.key).toBe(
      `${OWN}/filials/3107/bill`,
    );
  });

  // Holds OFF-05.
  test.each([
    'language=kk',
    'country=ge',
    'town=almaty',
    'service=delivery',
    'runtime=webview',
    'config=brand',
    'promo=1',
    'page=2',
    'product=5&language=kk',
    'table_secret=x',
    'toString=1',
  ])('with ?%s is a matter of the network alone', (query) => {
    expect(placeOfPage(at(`/filials?${query}`))).toBeNull();
  });

  test('that is shown is kept without what is in cookies by then, and only so', () => {
    expect(placeOfShown(at('/filials?country=kz&language=kk&town=almaty'))?.key).toBe(`${OWN}/filials`);
    expect(placeOfShown(at('/filials?language=kk&promo=1'))).toBeNull();
    expect(placeOfShown(at('/filials?runtime=webview'))).toBeNull();
  });
});

// Holds OFF-01, OFF-04.
describe('a call', () => {
  test.each([
    '/api/orders/9',
    '/api/orders/list?page=1',
    '/api/bill?venueId=3107&tableId=8&mainTerminalId=3107',
    '/api/bill/preorder/abc-1',
    '/api/menu/mine?venueId=3107',
    '/api/menu/product?venueId=3107&productId=5&service=takeaway',
    '/api/texts/orderStrip',
  ])('%s is kept for its diner', (path) => {
    expect(placeOfCall(at(path))).toEqual({ kind: 'own', key: OWN + path });
  });

  test.each([
    '/api/session',
    '/api/addresses',
    '/api/geo/suggestions?text=x',
    '/api/geo/reverse-geocode?latitude=43.2&longitude=76.9',
    '/api/venues/map?bbox=1,2,3,4',
    '/api/orders/list?page=2',
    '/api/orders/list?page=1&brand=7',
    '/api/orders/9/courier',
    '/api/orders/9/payment',
    '/api/menu/product?venueId=3107&latitude=43',
    '/api/search?q=x',
    '/api/auth/sign-in?return=/',
  ])('%s is not kept', (path) => {
    expect(placeOfCall(at(path))).toBeNull();
  });
});

test.each([
  ['/_next/static/chunks/a1.js', 'files'],
  ['/fonts/onest.woff2', 'files'],
  ['/icons/icon.svg', 'files'],
  ['/api/images?w=320&f=auto&src=/x.jpg', 'pictures'],
  ['/map/outlines-kz.json', undefined],
  ['/worker.js', undefined],
  ['/filials', undefined],
])('%s is kept as a part of a page among %s', (path, kind) => {
  expect(placeOfPart(at(path))?.kind).toBe(kind);
});

// Holds OFF-02.
describe('what is too much', () => {
  const bounds = { most: 3, mostBytes: 100 };
  const entry = (key: string, keptAtMs: number, bytes = 10) => ({ key, keptAtMs, bytes, longestMs: 1000 });
  const NOW = 10_000;

  test('is nothing where all fits', () => {
    expect(excess([entry('a', 9000), entry('b', 9500)], bounds, NOW)).toEqual([]);
  });

  test('is the oldest beyond the number', () => {
    const entries = [entry('a', 9100), entry('d', 9400), entry('b', 9200), entry('c', 9300)];
    expect(excess(entries, bounds, NOW)).toEqual(['a']);
  });

  test('is what is too old', () => {
    expect(excess([entry('a', 8999), entry('b', 9000)], bounds, NOW)).toEqual(['a']);
  });

  test('is what exceeds the bytes, of which smaller ones still fit', () => {
    const entries = [entry('a', 9900, 60), entry('b', 9800, 50), entry('c', 9700, 40)];
    expect(excess(entries, bounds, NOW)).toEqual(['b']);
  });

  test('is what nobody knows the age of', () => {
    expect(excess([entry('a', 0)], bounds, NOW)).toEqual(['a']);
  });

  test('is a bill of three hours ago, and an order of yesterday', () => {
    const HOURS = 3600 * 1000;
    const longest = (path: string) => longestMsOf({ kind: 'own', key: OWN + path });
    expect(longest('/api/bill?venueId=3107&tableId=8&mainTerminalId=3107')).toBe(3 * HOURS);
    expect(longest('/api/bill/preorder/abc-1')).toBe(24 * HOURS);
    expect(longest('/api/orders/9')).toBe(24 * HOURS);
  });

  test('is bounded for every kind', () => {
    const kinds: Bounds[] = Object.values(KEPT);
    expect(kinds.reduce((sum, { mostBytes }) => sum + mostBytes, 0)).toBeLessThanOrEqual(40 * 1024 * 1024);
    expect(kinds.every(({ longestMs }) => longestMs <= 30 * 24 * 3600 * 1000)).toBe(true);
  });
});
