/** @jest-environment node */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { needsBuild, sourceFingerprint } from './build.mjs';
import { matchesLockfile } from '../run/install.mjs';
import { temporaryFolder } from '../run/temporary-folder.mjs';

let root;
const write = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = temporaryFolder('build');
  write('app/page.tsx', 'one');
  write('package-lock.json', '{}');
});

const PARTS = ['app/page.tsx', 'messages/ru.json', 'package-lock.json', 'public/icon.svg', '.env'];
const OTHERS = [
  'sandbox/main.ts',
  'app/page.test.tsx',
  'README.md',
  '.next/x.js',
  '.data/x',
  'e2e/a.spec.ts',
];
test.each([...PARTS.map((path) => [path, true]), ...OTHERS.map((path) => [path, false])])(
  'the fingerprint of the sources changes with %s: %s',
  (path, changes) => {
    const before = sourceFingerprint(root, {});
    write(path, 'two');
    expect(sourceFingerprint(root, {}) !== before).toBe(changes);
  },
);

test('the fingerprint changes when a file is renamed, and with a setting of the build', () => {
  const before = sourceFingerprint(root, {});
  for (const name of ['NEXT_PUBLIC_MAP', 'CACHE_COMPONENTS'])
    expect(sourceFingerprint(root, { [name]: '1' })).not.toBe(before);
  rmSync(join(root, 'app/page.tsx'));
  write('app/other.tsx', 'one');
  expect(sourceFingerprint(root, {})).not.toBe(before);
});

test('a build is awaited until one of exactly these sources is finished', () => {
  expect(needsBuild(root)).toBe(true);
  write('.next/BUILD_ID', 'x');
  expect(needsBuild(root)).toBe(true);
  write('.next/source-fingerprint', sourceFingerprint(root));
  expect(needsBuild(root)).toBe(false);
  write('app/page.tsx', 'two');
  expect(needsBuild(root)).toBe(true);
});

const [a, other] = ['node_modules/a', 'node_modules/for-another-system'];
const wanted = {
  '': {},
  sandbox: { version: '0.0.0' },
  'node_modules/@dastarkhan/sandbox': { link: true },
  [a]: { version: '1.0.0' },
  [other]: { version: '1.0.0', optional: true },
};
test.each([
  ['right: all that is needed has its version', { [a]: { version: '1.0.0' } }, true],
  ['wrong: a package is missing', {}, false],
  ['wrong: a version differs', { [a]: { version: '0.9.0' } }, false],
  ['wrong: an optional one differs', { [a]: { version: '1.0.0' }, [other]: { version: '0.1.0' } }, false],
])('the installed packages are %s', (_case, installed, isRight) => {
  expect(matchesLockfile(wanted, installed)).toBe(isRight);
});
