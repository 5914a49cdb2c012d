import { ask, askCached } from './ask.mjs';
import { kilobytes, row } from '../run/figures.mjs';
import { VENUE_PATH } from './setup.mjs';

const MAX_BYTES = 60_000;

/** Bytes of the venue's HTML as a browser gets them. */
export async function htmlSize(servers) {
  const { origin } = await servers.app();
  const packed = await askCached(origin + VENUE_PATH, { 'accept-encoding': 'gzip' });
  const plain = (await ask(origin + VENUE_PATH)).body;
  const html = plain.toString('utf8');
  const products = new Set(html.match(/(?<=data-product=")\d+/g)).size;
  const data = html.match(/<script>self\.__next_f\.push.*?<\/script>/gs)?.join('') ?? '';
  const size = packed.body.length;
  return {
    rows: [
      row(`HTML of a venue with ${products} products, gzip`, kilobytes(size), '≤ 60 kB', size <= MAX_BYTES),
      row('the same unpacked', kilobytes(plain.length)),
      row('of it, data for hydration', kilobytes(Buffer.byteLength(data))),
    ],
  };
}
