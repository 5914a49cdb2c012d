/** @jest-environment node */
import fc from 'fast-check';
import { returnPath } from './return-path';

const HERE = 'https://app.example';

describe('where a sign-in returns to', () => {
  test.each([
    '/',
    '/cart',
    '/cart?sheet=promo-code',
    '/filials/3107?product=5&x=%D0%BF%D0%BB%D0%BE%D0%B2#top',
    '/typ/3107/order/90031',
    '/kiosk/filials/3107',
    '/search?q=a//b',
    '/authors',
    '/apis',
    '/@evil.example',
    '/%2f%2fevil.example',
  ])('%s is our own path and stays as it is', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  test.each([
    ['nothing', null],
    ['nothing', undefined],
    ['an empty one', ''],
    ['another host', 'https://evil.example/'],
    ['another host without a scheme', '//evil.example'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a later backslash', '/x\\..\\evil'],
    ['an encoded host', '%2f%2fevil.example'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a user', '@evil.example'],
    ['a path without a slash', 'cart'],
    ['a new line', '/cart\r\nSet-Cookie: a=b'],
    ['a tab', '/\t/evil.example'],
    ['a tab before', '\t//evil.example'],
    ['a space', '/ /evil.example'],
    ['a null', '/cart\u0000'],
    ['a delete', '/cart\u007f'],
    ['dots that lead to a host', '/.//evil.example'],
    ['dots that lead to a host', '/cart/..//evil.example'],
    ['5 kB', `/${'a'.repeat(5000)}`],
    ['one that is too long when it is encoded', `/search?q=${'ы'.repeat(300)}`],
    ['the sign-in itself', '/auth'],
    ['the sign-in itself', '/auth?code=1&state=2'],
    ['the sign-in by a detour', '/cart/../auth'],
    ['a handler', '/api/x'],
    ['a handler by a detour', '/cart/../api/auth/sign-in'],
    ['a double slash inside', '/filials//3107'],
  ])('%s (%j) leads Home', (_what, requested) => {
    expect(returnPath(requested)).toBe('/');
  });

  test('stays on our own origin for any input', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      '@',
      ':',
      '%2f',
      '%5c',
      '\t',
      '\n',
      'evil.example',
      'http',
      '?',
      '#',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(parts).map((words) => words.join('')),
        ),
        (requested) => {
          expect(new URL(returnPath(requested), HERE).origin).toBe(HERE);
          expect(new URL(returnPath(`/${requested}`), HERE).origin).toBe(HERE);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('is the same when it is applied to its own result', () => {
    fc.assert(
      fc.property(fc.webPath({ size: 'small' }), (path) => {
        const once = returnPath(`/${path}`);
        expect(returnPath(once)).toBe(once);
      }),
    );
  });
});
