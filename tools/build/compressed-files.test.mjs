/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolder } from '../run/temporary-folder.mjs';
import { compressFiles } from './compressed-files.mjs';

test('each script and stylesheet of a build has its compressed files beside it, and a font has none', async () => {
  const root = temporaryFolder('compressed');
  const folder = join(root, '.next/static/chunks');
  const script = 'export const dish = "манты";\n'.repeat(400);
  mkdirSync(folder, { recursive: true });
  for (const name of ['a.js', 'a.css', 'a.woff2']) writeFileSync(join(folder, name), script);
  await compressFiles(root);
  expect(readdirSync(folder)).toEqual([
    'a.css',
    'a.css.br',
    'a.css.gz',
    'a.js',
    'a.js.br',
    'a.js.gz',
    'a.woff2',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'a.css.gz'))).toString()).toBe(script);
});
