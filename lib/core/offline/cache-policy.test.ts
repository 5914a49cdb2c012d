/** @jest-environment node */
import { isDeepStrictEqual } from 'node:util';
import { enter } from '@/lib/core/site/test-request-pipeline';
import {
  entriesToDelete,
  CACHES,
  maxAgeMsOf,
  keyOfCall,
  keyOfPage,
  keyOfAsset,
  keyOfShownPage,
  type CacheBounds,
} from './cache-policy';

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
    ['/profile/reservations', 'own'],
  ])('%s is cached among %s, under its path', (path, cache) => {
    expect(keyOfPage(at(path))).toEqual({ cache, url: OWN + path });
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
  ])('%s is not cached', (path) => {
    expect(keyOfPage(at(path))).toBeNull();
  });

  test('a page with a query that only the browser reads is that page', () => {
    for (const query of ['product=5', 'sheet=promo-code', 'utm_source=x'])
      expect(keyOfPage(at(`/filials/3107?${query}`))).toEqual(keyOfPage(at('/filials/3107')));
    expect(keyOfPage(at('/filials/3107/bill?filial_id=3107&table_id=8&main_terminal_id=3107'))?.url).toBe(
      `${OWN}/filials/3107/bill`,
    );
  });

  test('a page that a code at a table opens is the menu', () => {
    const table = 'filial_id=3107&table_id=8&main_terminal_id=3107&source=QR';
    expect(keyOfPage(at(`/filials/3107?${table}`))).toEqual(keyOfPage(at('/filials/3107')));
  });

  // Holds OFF-05.
  test.each([
    ['2GIS', true],
    ['QR', true],
    ['STANDQR', true],
    ['TABLETQR', true],
    ['TABLET', false],
    ['FRIDGE', false],
  ])('opened from %s is cached only where the server shows the same without: %s', (source, isSame) => {
    const [path, query] = ['/filials/3107', `source=${source}`];
    expect(isDeepStrictEqual(enter({ path, query }), enter({ path }))).toBe(isSame);
    expect(keyOfPage(at(`${path}?${query}`))).toEqual(isSame ? keyOfPage(at(path)) : null);
  });

  // Holds OFF-05.
  test.each([
    'source=PIANO',
    'source=QR&source=FRIDGE',
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
  ])('a page with ?%s is a matter of the network alone', (query) => {
    expect(keyOfPage(at(`/filials?${query}`))).toBeNull();
  });

  test('is cached only without the current cookies, and not otherwise', () => {
    expect(keyOfShownPage(at('/filials?country=kz&language=kk&town=almaty'))?.url).toBe(`${OWN}/filials`);
    expect(keyOfShownPage(at('/filials?language=kk&promo=1'))).toBeNull();
    expect(keyOfShownPage(at('/filials?runtime=webview'))).toBeNull();
  });
});

// Holds OFF-01, OFF-04.
describe('a call', () => {
  test.each([
    '/api/orders/9',
    '/api/orders/list?page=1',
    '/api/booking/reservations?page=1',
    '/api/bill?venueId=3107&tableId=8&mainTerminalId=3107',
    '/api/bill/preorder/abc-1',
    '/api/menu/mine?venueId=3107',
    '/api/menu/product?venueId=3107&productId=5&service=takeaway',
    '/api/texts/orderStrip',
  ])('%s is cached for its diner', (path) => {
    expect(keyOfCall(at(path))).toEqual({ cache: 'own', url: OWN + path });
  });

  test.each([
    '/api/session',
    '/api/addresses',
    '/api/geo/suggestions?text=x',
    '/api/geo/reverse-geocode?latitude=43.2&longitude=76.9',
    '/api/venues/map?bbox=1,2,3,4',
    '/api/orders/list?page=2',
    '/api/orders/list?page=1&brand=7',
    '/api/booking/reservations?page=2',
    '/api/booking/slots?venueId=3107&day=2026-03-14&guests=2',
    '/api/orders/9/courier',
    '/api/orders/9/payment',
    '/api/menu/product?venueId=3107&latitude=43',
    '/api/search?q=x',
    '/api/auth/sign-in?return=/',
  ])('%s is not cached', (path) => {
    expect(keyOfCall(at(path))).toBeNull();
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
])('%s is an asset that is cached among %s', (path, cache) => {
  expect(keyOfAsset(at(path))?.cache).toBe(cache);
});

// Holds OFF-02.
describe('what is too much', () => {
  const bounds = { maxEntries: 3, maxBytes: 100 };
  const entry = (url: string, cachedAtMs: number, bytes = 10) => ({ url, cachedAtMs, bytes, maxAgeMs: 1000 });
  const NOW = 10_000;

  test('is nothing where all fits', () => {
    expect(entriesToDelete([entry('a', 9000), entry('b', 9500)], bounds, NOW)).toEqual([]);
  });

  test('is the oldest beyond the number', () => {
    const entries = [entry('a', 9100), entry('d', 9400), entry('b', 9200), entry('c', 9300)];
    expect(entriesToDelete(entries, bounds, NOW)).toEqual(['a']);
  });

  test('is what is too old', () => {
    expect(entriesToDelete([entry('a', 8999), entry('b', 9000)], bounds, NOW)).toEqual(['a']);
  });

  test('is what exceeds the bytes, of which smaller ones still fit', () => {
    const entries = [entry('a', 9900, 60), entry('b', 9800, 50), entry('c', 9700, 40)];
    expect(entriesToDelete(entries, bounds, NOW)).toEqual(['b']);
  });

  test('is what has an unknown age', () => {
    expect(entriesToDelete([entry('a', 0)], bounds, NOW)).toEqual(['a']);
  });

  test('is a bill of three hours ago, and an order of yesterday', () => {
    const HOURS = 3600 * 1000;
    const longest = (path: string) => maxAgeMsOf({ cache: 'own', url: OWN + path });
    expect(longest('/api/bill?venueId=3107&tableId=8&mainTerminalId=3107')).toBe(3 * HOURS);
    expect(longest('/api/bill/preorder/abc-1')).toBe(24 * HOURS);
    expect(longest('/api/orders/9')).toBe(24 * HOURS);
  });

  test('is bounded for every cache', () => {
    const kinds: CacheBounds[] = Object.values(CACHES);
    expect(kinds.reduce((sum, { maxBytes }) => sum + maxBytes, 0)).toBeLessThanOrEqual(40 * 1024 * 1024);
    expect(kinds.every(({ maxAgeMs }) => maxAgeMs <= 30 * 24 * 3600 * 1000)).toBe(true);
  });
});
