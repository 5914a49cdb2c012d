/** @jest-environment node */
import { lockfileProblems, manifestProblems } from './versions.mjs';

const checked = { integrity: 'sha512-x' };
test.each([
  ['node_modules/a/node_modules/next', '16.4.5', checked, 1],
  ['node_modules/next', '16.4.6', checked, 0],
  ['node_modules/next', '16.10.0', checked, 0],
  ['node_modules/next', '16.4.6-canary.1', checked, 1],
  ['node_modules/next', '17.0.0', checked, 0],
  ['node_modules/@next/sharp', '0.1.0', checked, 0],
  // A package with several lines is held to the floor of its own.
  ['node_modules/ws', '7.5.9', checked, 1],
  ['node_modules/ws', '7.5.10', checked, 0],
  ['node_modules/ws', '9.0.0', checked, 0],
  ['node_modules/ws', '4.9.9', checked, 1],
  ['node_modules/old', '15.0.0', { ...checked, name: 'next' }, 1],
  ['node_modules/a', '1.0.0', {}, 1],
  // Our own packages are not downloaded.
  ['sandbox', undefined, { name: '@dastarkhan/sandbox' }, 0],
  ['node_modules/@dastarkhan/sandbox', undefined, { link: true }, 0],
])('%s %s: %j has %i problems', (folder, version, more, count) => {
  expect(lockfileProblems({ packages: { '': {}, [folder]: { version, ...more } } })).toHaveLength(count);
});

test.each(['^1.0.0', '1.x', '*', 'latest', 'github:a/b', '1.0'])(
  'calls "%s" in package.json a range',
  (version) => {
    expect(manifestProblems({ devDependencies: { a: version } })).toHaveLength(1);
    expect(manifestProblems({ dependencies: { a: '1.0.0', b: '1.0.0-beta.2' } })).toEqual([]);
  },
);
