import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The scanner's ZXing engine in `public/scanner`, of the very version that its script was made for; others go. @returns the file's name */
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
