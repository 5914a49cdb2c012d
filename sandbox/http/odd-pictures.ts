import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { seededRandom } from '../catalogue/random';
import type { Sandbox } from './operation';

/** The answers of the store in place of a picture. */
export interface OddFile {
  status: 200 | 302;
  headers: Record<string, string>;
  bytes: Buffer;
}

type Maker = (sandbox: Sandbox) => Promise<OddFile>;

const HUGE_SIDE = 20_000;
const HEAVY_BYTES = 12 * 1024 * 1024;
const PRETENDED = 'image/webp';

const file = (bytes: Buffer | string, contentType = PRETENDED): OddFile => ({
  status: 200,
  headers: { 'content-type': contentType },
  bytes: Buffer.from(bytes),
});

const redirect = (location: string): OddFile => ({
  status: 302,
  headers: { location },
  bytes: Buffer.alloc(0),
});

/** Stored files that no reader may take for a picture, or may not open carelessly; by key, for tests of readers. */
const ODD: Readonly<Record<string, Maker>> = {
  'odd/text': () => Promise.resolve(file('This is not a picture.\n')),
  'odd/drawing': () =>
    Promise.resolve(
      file('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    ),
  'odd/drawing-told': () =>
    Promise.resolve(
      file('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>', 'image/svg+xml'),
    ),
  'odd/empty': () => Promise.resolve(file('')),
  'odd/huge': async () => file(await blankPng(HUGE_SIDE), 'image/png'),
  'odd/heavy': () => Promise.resolve(file(heavyJpeg(), 'image/jpeg')),
  'odd/broken': async ({ pictures }) => {
    const whole = await pictures.read('covers/samal');
    return file(whole ? whole.bytes.subarray(0, whole.bytes.length / 2) : '');
  },
  'odd/redirect': () => Promise.resolve(redirect('http://169.254.169.254/latest/meta-data/')),
  'odd/redirect-home': ({ settings }) =>
    Promise.resolve(redirect(`${settings.publicUrl}/images/covers/samal.webp`)),
};

const made = new Map<string, Promise<OddFile>>();

/** The odd thing of a key, made once; null for a key of a picture. */
export async function readOdd(key: string | null, sandbox: Sandbox): Promise<OddFile | null> {
  const make = key !== null && Object.hasOwn(ODD, key) ? ODD[key] : undefined;
  if (key === null || !make) return null;
  // Those that depend on the sandbox are cheap; the costly ones are the same in all.
  if (key !== 'odd/huge' && key !== 'odd/heavy') return make(sandbox);
  const picture = made.get(key) ?? make(sandbox);
  made.set(key, picture);
  return picture;
}

/** A white square of one bit a pixel: some kilobytes that open to hundreds of megabytes. */
async function blankPng(side: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rowBytes = 1 + Math.ceil(side / 8);
  const pixels = await promisify(deflate)(Buffer.alloc(rowBytes * side));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Begins as a JPEG does and goes on with megabytes of noise. */
function heavyJpeg(): Buffer {
  const bytes = Buffer.alloc(HEAVY_BYTES);
  const random = seededRandom(HEAVY_BYTES);
  for (let at = 0; at < HEAVY_BYTES; at += 4) bytes.writeUInt32LE(Math.floor(random() * 2 ** 32), at);
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]).copy(bytes);
  return bytes;
}
