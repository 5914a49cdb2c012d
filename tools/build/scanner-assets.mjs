import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Puts the program of the scanner's ZXing engine into `public/scanner`, under the name of its version: the very one that the
 * script of the engine was made for. Programs of other versions are removed.
 * @returns {string} the file's name
 */
export function writeScannerAssets(root) {
  const detector = createRequire(join(root, 'package.json')).resolve('barcode-detector/ponyfill');
  const program = createRequire(detector).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { version } = JSON.parse(readFileSync(join(dirname(program), '..', '..', 'package.json'), 'utf8'));
  const folder = join(root, 'public', 'scanner');
  const name = `zxing-reader-${version}.wasm`;
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file !== name) rmSync(join(folder, file));
  if (!existsSync(join(folder, name))) copyFileSync(program, join(folder, name));
  return name;
}
