/** @jest-environment node */
import { lockfileProblems, manifestProblems } from './versions.mjs';

const problemsOf = (folder, version, more = { integrity: 'sha512-x' }) =>
  lockfileProblems({ packages: { '': {}, [folder]: { version, ...more } } });

test.each([
  ['node_modules/a/node_modules/next', '16.4.5', 1],
  ['node_modules/next', '16.4.6', 0],
  ['node_modules/next', '16.10.0', 0],
  ['node_modules/next', '16.4.6-canary.1', 1],
  ['node_modules/next', '17.0.0', 0],
  ['node_modules/@next/sharp', '0.1.0', 0],
  // A package with several lines is held to the floor of its own.
  ['node_modules/ws', '7.5.9', 1],
  ['node_modules/ws', '7.5.10', 0],
  ['node_modules/ws', '8.17.0', 1],
  ['node_modules/ws', '9.0.0', 0],
  ['node_modules/ws', '4.9.9', 1],
])('%s %s: %i problems', (folder, version, count) => {
  expect(problemsOf(folder, version)).toHaveLength(count);
});

test('finds a low version under an alias, and an entry without a checksum', () => {
  expect(problemsOf('node_modules/old', '15.0.0', { name: 'next', integrity: 'x' })).toHaveLength(1);
  expect(problemsOf('node_modules/a', '1.0.0', {})).toEqual([
    'node_modules/a has no checksum in package-lock.json.',
  ]);
  // Our own packages are not downloaded.
  expect(problemsOf('sandbox', undefined, { name: '@dastarkhan/sandbox' })).toEqual([]);
  expect(problemsOf('node_modules/@dastarkhan/sandbox', undefined, { link: true })).toEqual([]);
});

test.each(['^1.0.0', '~1.0.0', '1.x', '*', 'latest', '>=1.0.0', 'github:a/b', '1.0'])(
  'calls "%s" in package.json a range',
  (version) => {
    expect(manifestProblems({ devDependencies: { a: version } })).toHaveLength(1);
    expect(manifestProblems({ dependencies: { a: '1.0.0', b: '1.0.0-beta.2' } })).toEqual([]);
  },
);
