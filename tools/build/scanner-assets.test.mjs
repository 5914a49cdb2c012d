/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeScannerAssets } from './scanner-assets.mjs';
import { temporaryFolder } from '../run/temporary-folder.mjs';

test('the program of the engine has the version that the engine’s own script asks for', async () => {
  const root = temporaryFolder('scanner');
  const folder = join(root, 'public', 'scanner');
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'zxing-reader-1.0.0.wasm'), 'old');
  const name = writeScannerAssets(root);
  const { ZXING_WASM_VERSION } = await import('barcode-detector/ponyfill');
  expect(name).toBe(`zxing-reader-${ZXING_WASM_VERSION}.wasm`);
  expect(readdirSync(folder)).toEqual([name]);
  expect(readFileSync(join(folder, name)).subarray(0, 4)).toEqual(Buffer.from('\0asm'));
});
