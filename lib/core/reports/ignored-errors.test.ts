import { isIgnored } from './ignored-errors';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

// Holds ERR-06.
test.each([
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
  new TypeError('The network connection was lost.'),
  Object.assign(new Error('network'), { code: 'network' }),
])('a network error is not reported: %s', (error) => {
  expect(isIgnored(error)).toBe(true);
});

// Holds ERR-07.
test.each([
  new DOMException('signal is aborted', 'AbortError'),
  named('AbortError', 'The operation was aborted.'),
])('an aborted request is not reported: %s', (error) => {
  expect(isIgnored(error)).toBe(true);
});

// Holds ERR-08.
test.each([
  named('ChunkLoadError', 'Failed to load chunk /_next/static/chunks/1.js'),
  new TypeError('Failed to fetch dynamically imported module: https://a/b.js'),
  new TypeError('Importing a module script failed.'),
])('a failed dynamic import is not reported: %s', (error) => {
  expect(isIgnored(error)).toBe(true);
});

test.each([null, 'a text', { message: 'no error' }])('ignores %j, which is no error', (value) => {
  expect(isIgnored(value)).toBe(true);
});

test.each([
  new TypeError('x is not a function'),
  new RangeError('Invalid array length'),
  Object.assign(new Error('server/failed'), { code: 'server/failed' }),
  new DOMException('full', 'QuotaExceededError'),
])('an error of our code is reported: %s', (error) => {
  expect(isIgnored(error)).toBe(false);
});
