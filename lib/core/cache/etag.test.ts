/** @jest-environment node */
import { isKnownVersion } from './etag';

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a"', '"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['', '"a"', false],
  [null, '"a"', false],
])('If-None-Match %j names the version %j: %j', (requested, etag, isKnown) => {
  expect(isKnownVersion(requested, etag)).toBe(isKnown);
});
