import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses the files that pages load, as small as they get, into files beside them: the server sends those (server/steps/compression.ts). */
export async function compressFiles(root) {
  const folder = join(root, '.next', 'static');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const compressOne = async (name) => {
    const file = join(folder, name);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, await brotli(bytes));
    writeFileSync(`${file}.gz`, await zip(bytes, { level: constants.Z_BEST_COMPRESSION }));
  };
  await Promise.all(names.filter((name) => /\.(js|css|json|svg)$/.test(name)).map(compressOne));
}
