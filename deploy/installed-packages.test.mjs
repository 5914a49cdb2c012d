/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedVersions, onlyInstalled } from './installed-packages.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'dastarkhan-packages-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('packages are found with their versions, scoped ones and those of another one too', () => {
  for (const [path, version] of [
    ['next', '16.4.6'],
    ['next/node_modules/postcss', '8.4.31'],
    ['postcss', '8.5.33'],
    ['@img/sharp-linux-x64', '0.35.5'],
  ]) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify({ version }));
  }
  mkdirSync(join(folder, '.bin'));
  expect([...installedVersions(folder)].toSorted()).toEqual([
    '@img/sharp-linux-x64@0.35.5',
    'next@16.4.6',
    'postcss@8.4.31',
    'postcss@8.5.33',
  ]);
});

test('an SBOM names only installed packages, and only dependencies between them', () => {
  const component = (ref) => ({ 'bom-ref': ref });
  const list = {
    bomFormat: 'CycloneDX',
    metadata: { component: component('dastarkhan@1.0.0') },
    components: ['next@2.0.0', 'react@3.0.0', 'serwist@4.0.0'].map(component),
    dependencies: [
      { ref: 'dastarkhan@1.0.0', dependsOn: ['next@2.0.0', 'serwist@4.0.0'] },
      { ref: 'next@2.0.0', dependsOn: ['react@3.0.0'] },
      { ref: 'serwist@4.0.0', dependsOn: ['next@2.0.0'] },
    ],
  };
  expect(onlyInstalled(list, new Set(['next@2.0.0', 'react@3.0.0']))).toEqual({
    ...list,
    components: ['next@2.0.0', 'react@3.0.0'].map(component),
    dependencies: [
      { ref: 'dastarkhan@1.0.0', dependsOn: ['next@2.0.0'] },
      { ref: 'next@2.0.0', dependsOn: ['react@3.0.0'] },
    ],
  });
});
