/** @jest-environment node */
import {
  compareVersions,
  driftProblems,
  lockfileProblems,
  manifestProblems,
  reachesFloor,
} from './versions.mjs';

const locked = (folder, version) => ({
  packages: { '': {}, [folder]: { version, integrity: 'sha512-x' } },
});

test.each([
  ['1.2.3', '1.2.3', 0],
  ['1.10.0', '1.9.9', 1],
  ['2.0.0', '10.0.0', -1],
  ['16.4.6-canary.1', '16.4.6', -1],
  ['16.4.6', '16.4.6-canary.1', 1],
])('compares %s with %s by number, a prerelease below its release', (first, second, sign) => {
  expect(Math.sign(compareVersions(first, second))).toBe(sign);
});

test.each([
  ['7.5.10', true],
  ['7.5.9', false],
  ['8.17.1', true],
  ['8.17.0', false],
  ['9.0.0', true],
  ['6.9.9', false],
])('holds %s to the floor of its own release line', (version, reaches) => {
  expect(reachesFloor(version, ['7.5.10', '8.17.1'])).toBe(reaches);
});

test('finds a low version in a nested copy, under its scoped or plain name', () => {
  expect(lockfileProblems(locked('node_modules/a/node_modules/next', '16.4.5'))).toEqual([
    'node_modules/a/node_modules/next is 16.4.5; the lowest safe version is 16.4.6.',
  ]);
  expect(lockfileProblems(locked('node_modules/sharp', '0.35.4'))).toHaveLength(1);
  expect(lockfileProblems(locked('node_modules/@next/sharp', '0.1.0'))).toEqual([]);
  expect(lockfileProblems(locked('node_modules/next', '16.4.6'))).toEqual([]);
  for (const name of ['react', 'react-dom']) {
    expect(lockfileProblems(locked(`node_modules/${name}`, '19.2.3'))).toHaveLength(1);
    expect(lockfileProblems(locked(`node_modules/${name}`, '19.3.1'))).toEqual([]);
  }
});

test('finds a low version under an alias', () => {
  const aliased = {
    packages: { 'node_modules/old': { name: 'next', version: '15.0.0', integrity: 'sha512-x' } },
  };
  expect(lockfileProblems(aliased)).toHaveLength(1);
});

test('finds releases from stolen accounts and entries without a checksum', () => {
  expect(lockfileProblems(locked('node_modules/debug', '4.4.2'))[0]).toContain('stolen account');
  expect(lockfileProblems({ packages: { 'node_modules/a': { version: '1.0.0' } } })).toEqual([
    'node_modules/a has no checksum in package-lock.json.',
  ]);
});

test('asks no checksum of our own packages, which are not downloaded', () => {
  const own = {
    '': {},
    sandbox: { name: '@dastarkhan/sandbox' },
    'node_modules/@dastarkhan/sandbox': { link: true },
  };
  expect(lockfileProblems({ packages: own })).toEqual([]);
});

test.each(['^1.0.0', '~1.0.0', '1.x', '*', 'latest', '>=1.0.0', 'github:a/b', '1.0'])(
  'calls "%s" in package.json a range',
  (version) => {
    expect(manifestProblems({ devDependencies: { a: version } })).toHaveLength(1);
  },
);

test('accepts exact versions, prereleases included', () => {
  expect(manifestProblems({ dependencies: { a: '1.0.0', b: '1.0.0-beta.2' } })).toEqual([]);
});

test('reports package.json and the lockfile that have drifted apart', () => {
  expect(driftProblems({ dependencies: { a: '1.0.1' } }, locked('node_modules/a', '1.0.0'))).toHaveLength(1);
  expect(driftProblems({ dependencies: { a: '1.0.0' } }, locked('node_modules/a', '1.0.0'))).toEqual([]);
  const own = locked('sandbox/node_modules/a', '2.0.0');
  expect(driftProblems({ dependencies: { a: '2.0.0' } }, own, 'sandbox')).toEqual([]);
  expect(driftProblems({ dependencies: { a: '2.0.0' } }, own, '')).toHaveLength(1);
});
