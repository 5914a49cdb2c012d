/** @jest-environment node */
import { cacheMessage, readCacheMessage } from './cache-message';

describe('what a page tells the worker', () => {
  test('is read as it was sent', () => {
    const shown = { pages: ['/filials'], assets: ['https://app.test/_next/static/a.js'] };
    expect(readCacheMessage(cacheMessage(shown))).toEqual(shown);
  });

  test('is cut where a page has too many assets', () => {
    const assets = Array.from({ length: 500 }, (_, index) => `/${index}`);
    expect(readCacheMessage(cacheMessage({ pages: [], assets }))?.assets).toHaveLength(400);
  });

  test.each([
    null,
    'cache',
    {},
    { cache: null },
    { cache: { pages: '/', assets: [] } },
    { cache: { pages: [1], assets: [] } },
  ])('is nothing where it is %j', (data) => {
    expect(readCacheMessage(data)).toBeNull();
  });
});
