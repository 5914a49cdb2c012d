/** @jest-environment node */
import fc from 'fast-check';
import { LANGUAGES } from '@/lib/core/site/site';
import { encodeSlip } from './escpos';
import type { PaintRows } from './place-rows';
import { isPrintJob, MAX_JOB_BYTES } from './print-job';
import { rasterCommands } from './raster';
import { testSlip } from './test-slip';

const INIT = [0x1b, 0x40];
const CUT = [0x1d, 0x56, 0x00];
const job = (...bytes: number[]) => Uint8Array.from([...INIT, ...bytes, ...CUT]);
/** A job of so many bytes. */
function withLetters(length: number): Uint8Array {
  const bytes = new Uint8Array(length).fill(0x41);
  bytes.set(INIT);
  bytes.set(CUT, length - CUT.length);
  return bytes;
}
const raster = (dots: readonly number[], { mode = 0, width = 1, rows = 2 } = {}) => [
  ...[0x1d, 0x76, 0x30, mode, width & 0xff, width >> 8, rows & 0xff, rows >> 8],
  ...dots,
];
const DRAWER = [0x1b, 0x70, 0, 25, 250];
const DRAWER_AT_ONCE = [0x10, 0x14, 1, 0, 1];

describe('bytes for a printer', () => {
  test.each([
    ['nothing but its beginning and its cut', job()],
    [
      'text with a code page, bold and large',
      job(0x1b, 0x74, 17, 0x1b, 0x45, 1, 0x1d, 0x21, 0x22, 0x41, 0x8f, 0x0a),
    ],
    ['as many letters as there may be', withLetters(MAX_JOB_BYTES)],
    ['a partial cut', Uint8Array.from([...INIT, 0x41, 0x1d, 0x56, 1])],
    ['a raster of mode 0', job(...raster([0xff, 0x1b]))],
    ['a raster of mode 3', job(...raster([0xff, 0x1b], { mode: 3 }))],
    ['a raster of mode 48', job(...raster([0xff, 0x1b], { mode: 48 }))],
    ['a raster of mode 51', job(...raster([0xff, 0x1b], { mode: 51 }))],
    [
      'a raster of more rows than a byte counts',
      job(...raster(Array.from({ length: 60 }, () => DRAWER).flat(), { rows: 300 })),
    ],
    ['a drawer’s usual command among dots, which prints as dots', job(...raster(DRAWER, { rows: 5 }))],
  ])('are a slip with %s', (_what, bytes) => {
    expect(isPrintJob(bytes)).toBe(true);
  });

  // Holds KIOSK-37.
  test.each([
    ['nothing at all', new Uint8Array()],
    ['no beginning', Uint8Array.from([0x41, ...CUT])],
    ['no cut', Uint8Array.from([...INIT, 0x41, 0x0a])],
    ['something after the cut', Uint8Array.from([...INIT, ...CUT, 0x0a])],
    ['a drawer after the cut', Uint8Array.from([...INIT, ...CUT, ...DRAWER])],
    ['a cut of another mode', Uint8Array.from([...INIT, 0x1d, 0x56, 0x42])],
    ['two slips', Uint8Array.from([...job(), ...job()])],
    ['a beginning in the middle', job(0x1b, 0x40)],
    ['half a command', Uint8Array.from([...INIT, 0x1b])],
    ['a page on the web', new TextEncoder().encode('<html></html>')],
    ['too many bytes', withLetters(MAX_JOB_BYTES + 1)],
    ['an opened drawer', job(...DRAWER)],
    ['a drawer opened at once', job(...DRAWER_AT_ONCE)],
    ['a drawer opened at once among dots', job(...raster(DRAWER_AT_ONCE, { rows: 5 }))],
    ['a power-off at once', job(0x10, 0x14, 2, 1, 8)],
    ['a cleared buffer', job(0x10, 0x14, 8, 1, 3, 20, 1, 6, 2, 8)],
    ['a question at once', job(0x10, 0x04, 0x01)],
    ['a recovery from an error', job(0x10, 0x05, 2)],
    [
      'the byte DLE as the width of a raster',
      job(...raster(Array<number>(16).fill(0), { width: 16, rows: 1 })),
    ],
    ['the byte DLE as the last dot', job(...raster([0xff, 0x10]))],
    ['a stored picture', job(0x1d, 0x28, 0x4c, 2, 0, 48, 50)],
    ['changed settings of a user', job(0x1d, 0x28, 0x45, 3, 0, 1, 0x49, 0x4e)],
    ['switched real-time commands', job(0x1d, 0x28, 0x44, 3, 0, 20, 1, 1)],
    ['a macro', job(0x1d, 0x3a)],
    ['a barcode', job(0x1d, 0x6b, 4, 0x41, 0)],
    ['a firmware command', job(0x1b, 0x1c, 0x46)],
    ['another code page', job(0x1b, 0x74, 0)],
    ['a size that no slip has', job(0x1d, 0x21, 0x77)],
    ['a control character', job(0x07)],
    ['a raster of mode 4', job(...raster([0xff, 0xff], { mode: 4 }))],
    ['a raster of mode 47', job(...raster([0xff, 0xff], { mode: 47 }))],
    ['a raster of mode 52', job(...raster([0xff, 0xff], { mode: 52 }))],
    ['a raster of mode 99 with a drawer in it', job(...raster(DRAWER, { mode: 99, rows: 5 }))],
    ['a raster of mode 0x41 with a drawer in it', job(...raster(DRAWER, { mode: 0x41, rows: 5 }))],
    ['a raster of another function', job(0x1d, 0x76, 0x31, 0, 1, 0, 1, 0, 0xff)],
    ['a raster without width', job(...raster([], { width: 0 }))],
    ['a raster without rows', job(...raster([], { rows: 0 }))],
    ['a raster that is wider than paper', job(...raster(Array<number>(73).fill(0), { width: 73, rows: 1 }))],
    ['a raster with too many rows', job(...raster(Array<number>(2304).fill(0), { rows: 2304 }))],
    ['a raster that ends too early', Uint8Array.from([...INIT, ...raster([0xff]), ...CUT].slice(0, -2))],
    ['a raster that takes the cut with it', Uint8Array.from([...INIT, ...raster([]), ...CUT])],
    ['a drawer behind a raster', job(...raster([0xff, 0xff]), ...DRAWER)],
  ])('are rejected with %s', (_what, bytes) => {
    expect(isPrintJob(bytes)).toBe(false);
  });
});

/** Dots of every byte, those of real-time commands among them. */
const paintBytes: PaintRows = (rows, dots) => {
  const [width, height] = [dots, rows.length * 9 + 7];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const sequence = [...DRAWER_AT_ONCE, 0x10, 0x04, 0x01, 0x10, 0x10, 0x05, 0x02];
  for (let at = 0; at < (width / 8) * height; at += 1)
    for (let bit = 0; bit < 8; bit += 1)
      if ((sequence[at % sequence.length] ?? 0) & (0x80 >> bit))
        data.fill(0, (at * 8 + bit) * 4, (at * 8 + bit) * 4 + 3);
  return Promise.resolve({ data, width, height });
};

/** The effect of bytes on a printer, as its manual says: real-time commands in every state, dots only for the modes that it knows. */
function executes(bytes: Uint8Array): string[] {
  const done: string[] = [];
  bytes.forEach((byte, at) => {
    if (byte === 0x10 && [0x04, 0x05, 0x14].includes(bytes[at + 1] ?? 0)) done.push('real-time');
  });
  for (let at = 0; at < bytes.length; at += 1) {
    const [lead, letter, zero, mode = 0, xl = 0, xh = 0, yl = 0, yh = 0] = bytes.subarray(at, at + 8);
    if (lead === 0x1d && letter === 0x76 && zero === 0x30) {
      const isKnown = [0, 1, 2, 3, 48, 49, 50, 51].includes(mode);
      at += 7 + (isKnown ? (xl + xh * 256) * (yl + yh * 256) : 0);
    } else if (lead === 0x1b && letter === 0x70) done.push('drawer');
    else if (lead === 0x1d && letter === 0x28) done.push('settings');
  }
  return done;
}

// Holds KIOSK-37.
describe('whatever bytes come', () => {
  const FORBIDDEN = [
    DRAWER,
    DRAWER_AT_ONCE,
    [0x10, 0x04, 0x04],
    [0x1d, 0x28, 0x45, 3, 0, 1, 0x49, 0x4e],
    raster(DRAWER, { mode: 99, rows: 5 }),
    raster([], { mode: 0, rows: 0 }),
  ];
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 12 }).map((bytes) => [...bytes]),
    fc.constantFrom(...FORBIDDEN),
    fc.constantFrom([0x1b, 0x45, 1], [0x41, 0x0a], raster([0xff, 0x00]), [0x1d, 0x21, 0x11]),
  );

  test('an accepted job never opens a drawer, configures a printer or runs a real-time command', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const bytes = job(...pieces.flat());
        if (isPrintJob(bytes)) expect(executes(bytes)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('a slip in which something is changed is refused, or still executes nothing', async () => {
    const slips = await Promise.all(
      LANGUAGES.map((language) => encodeSlip(testSlip(language), 58, paintBytes)),
    );
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...slips),
        fc.nat({ max: 999 }),
        // As many bytes as come in their place, which is accepted most often, or any number.
        fc.option(fc.nat({ max: 12 })),
        piece,
        (slip, thousandth, any, added) => {
          const at = Math.floor((thousandth / 1000) * slip.length);
          const removed = any ?? added.length;
          const bytes = Uint8Array.from([...slip.subarray(0, at), ...added, ...slip.subarray(at + removed)]);
          if (!isPrintJob(bytes)) return;
          accepted += 1;
          expect(executes(bytes)).toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

// Holds KIOSK-37.
describe('a job that we make', () => {
  test.each(LANGUAGES.flatMap((language) => ([58, 80] as const).map((width) => [language, width] as const)))(
    'a job that we make in %s on %i mm is accepted, whatever its dots are',
    async (language, width) => {
      const bytes = await encodeSlip(testSlip(language), width, paintBytes);
      expect(isPrintJob(bytes)).toBe(true);
      expect(executes(bytes)).toEqual([]);
    },
  );

  test('keeps every dot of a picture, and adds one beside a lone dot that would be the byte DLE', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 600 }),
        fc.uint8Array({ minLength: 1, maxLength: 64 }),
        (height, rows) => {
          const data = new Uint8ClampedArray(8 * height * 4).fill(255);
          const byteOf = (row: number) => rows[row % rows.length] ?? 0;
          for (let row = 0; row < height; row += 1)
            for (let bit = 0; bit < 8; bit += 1)
              if (byteOf(row) & (0x80 >> bit)) data.fill(0, (row * 8 + bit) * 4, (row * 8 + bit) * 4 + 3);
          const commands = rasterCommands({ data, width: 8, height });
          expect(isPrintJob(job(...commands.flat()))).toBe(true);
          expect(commands.flatMap((command) => command.slice(8))).toEqual(
            Array.from({ length: height }, (_, row) => (byteOf(row) === 0x10 ? 0x18 : byteOf(row))),
          );
        },
      ),
    );
  });
});
