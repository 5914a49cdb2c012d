/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needsBuild, sourceFingerprint } from './build.mjs';
import { matchesLockfile } from '../run/install.mjs';

describe('the fingerprint of the sources', () => {
  let root;
  const write = (path, text) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'dastarkhan-build-'));
    write('app/page.tsx', 'one');
    write('package-lock.json', '{}');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test.each(['app/page.tsx', 'messages/ru.json', 'package-lock.json', 'public/icon.svg', '.env'])(
    'changes with %s',
    (path) => {
      const before = sourceFingerprint(root, {});
      write(path, 'two');
      expect(sourceFingerprint(root, {})).not.toBe(before);
    },
  );

  test.each(['sandbox/main.ts', 'app/page.test.tsx', 'README.md', '.next/x.js', '.data/x', 'e2e/a.spec.ts'])(
    'does not change with %s, which is no part of the build',
    (path) => {
      const before = sourceFingerprint(root, {});
      write(path, 'two');
      expect(sourceFingerprint(root, {})).toBe(before);
    },
  );

  test.each(['NEXT_PUBLIC_MAP', 'CACHE_COMPONENTS'])('changes with the setting %s', (name) => {
    expect(sourceFingerprint(root, { [name]: '1' })).not.toBe(sourceFingerprint(root, {}));
  });

  test('changes when a file is renamed', () => {
    const before = sourceFingerprint(root, {});
    rmSync(join(root, 'app/page.tsx'));
    write('app/other.tsx', 'one');
    expect(sourceFingerprint(root, {})).not.toBe(before);
  });

  test('asks for a build until one of these very sources is finished', () => {
    expect(needsBuild(root)).toBe(true);
    write('.next/BUILD_ID', 'x');
    expect(needsBuild(root)).toBe(true);
    write('.next/source-fingerprint', sourceFingerprint(root));
    expect(needsBuild(root)).toBe(false);
    write('app/page.tsx', 'two');
    expect(needsBuild(root)).toBe(true);
  });
});

describe('what is installed', () => {
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
  ])('is %s', (_case, installed, isRight) => {
    expect(matchesLockfile(wanted, installed)).toBe(isRight);
  });
});
