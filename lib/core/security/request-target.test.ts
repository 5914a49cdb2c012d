/** @jest-environment node */
import { readTarget } from './request-target';

const isOwn = (host: string | undefined) => host === 'app.test';
const read = (target: string, part: { method?: string; host?: string } = {}) =>
  readTarget({ method: 'GET', target, host: 'app.test', ...part }, isOwn);

describe('the target of a request', () => {
  test.each([
    '/',
    '/filials/3107?service=express',
    '/api/images?w=320&src=https%3A%2F%2Fp.example%2F1',
    '/%D0%BF',
  ])('%s passes as it is', (target) => {
    expect(read(target)).toBe(target);
  });

  test.each<[target: string, status: number]>([
    ['/%', 400],
    ['/%ff', 400],
    ['/api/orders/%ff', 400],
    ['/%e2%80', 400],
    ['*', 400],
    ['evil.example:443', 400],
    ['http://', 400],
    ['http://evil.example/cart', 421],
    ['https://app.test.evil.example/', 421],
    [`/filials?x=${'a'.repeat(8000)}`, 414],
  ])('%s is refused with %i', (target, status) => {
    expect(read(target)).toBe(status);
  });

  test('the target of a request in its absolute form, with our own name, is the path', () => {
    expect(read('http://app.test/cart?a=1', { host: 'evil.example' })).toBe('/cart?a=1');
  });

  test.each([
    '/x%0ay',
    '/x%0d',
    '/x%00',
    '/x%7f',
    '/x%E2%80%A8y',
    '/x%e2%80%a9',
    '/x%C2%85',
    '/filials/3107%0A',
  ])('%s, with a control character, is no address', (target) => {
    expect(read(target)).toBe('/not-found');
  });

  test('may hold a control character in its query, which is data', () => {
    expect(read('/search?q=a%0ab')).toBe('/search?q=a%0ab');
  });
});

test.each(['TRACE', 'TRACK', 'PROPFIND', 'CONNECT', ''])('the method %s is refused', (method) => {
  expect(read('/', { method })).toBe(405);
});

describe('a foreign name', () => {
  test.each([undefined, 'evil.example', 'app.test.evil.example', 'app.test@evil.example'])(
    '%s is refused',
    (host) => {
      expect(readTarget({ method: 'GET', target: '/cart', host }, isOwn)).toBe(421);
    },
  );

  test('may ask whether we are well', () => {
    for (const path of ['/api/health', '/api/ready'])
      expect(read(path, { host: '10.0.0.7:3000' })).toBe(path);
  });
});

describe('a method that changes something', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s reaches handlers and nothing else',
    (method) => {
      expect(read('/api/orders', { method })).toBe('/api/orders');
      for (const target of ['/', '/cart', '/fonts/onest.woff2', '/_next/static/a.js', '/apiary'])
        expect(read(target, { method })).toBe(405);
    },
  );
});

test.each([
  ['/filials/%33107', '/filials/3107'],
  ['/legal/%6fffer?q=%6f', '/legal/offer?q=%6f'],
  ['/profile/%2e%2e/profile', '/profile/../profile'],
  ['/search/%d0%b0', '/search/%D0%B0'],
  ['/x%2fy', '/x%2Fy'],
])('an address has one spelling: %s is %s', (target, spelling) => {
  expect(readTarget({ method: 'GET', target, host: 'app.test' }, () => true)).toBe(spelling);
});
