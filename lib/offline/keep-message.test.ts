/** @jest-environment node */
import { keepMessage, readKeepMessage } from './keep-message';

describe('what a page tells the worker', () => {
  test('is read as it was sent', () => {
    const shown = { pages: ['/filials'], parts: ['https://app.test/_next/static/a.js'] };
    expect(readKeepMessage(keepMessage(shown))).toEqual(shown);
  });

  test('is cut where a page has too many parts', () => {
    const parts = Array.from({ length: 500 }, (_, index) => `/${index}`);
    expect(readKeepMessage(keepMessage({ pages: [], parts }))?.parts).toHaveLength(400);
  });

  test.each([
    null,
    'keep',
    {},
    { keep: null },
    { keep: { pages: '/', parts: [] } },
    { keep: { pages: [1], parts: [] } },
  ])('is nothing where it is %j', (data) => {
    expect(readKeepMessage(data)).toBeNull();
  });
});
