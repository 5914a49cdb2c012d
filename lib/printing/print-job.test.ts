/** @jest-environment node */
import { isPrintJob } from './print-job';

const INIT = [0x1b, 0x40];
const CUT = [0x1d, 0x56, 0x00];
const job = (...bytes: number[]) => Uint8Array.from([...INIT, ...bytes, ...CUT]);
const raster = (dots: number) => [0x1d, 0x76, 0x30, 0, 1, 0, 2, 0, ...Array<number>(dots).fill(0xff)];

describe('bytes for a printer', () => {
  test.each([
    ['nothing but its beginning and its cut', job()],
    [
      'text with a code page, bold, large and centred',
      job(0x1b, 0x74, 17, 0x1b, 0x45, 1, 0x1d, 0x21, 0x22, 0x41, 0x8f, 0x0a),
    ],
    ['a picture', job(...raster(2))],
    ['a partial cut', Uint8Array.from([...INIT, 0x41, 0x1d, 0x56, 1])],
  ])('are a slip with %s', (_what, bytes) => {
    expect(isPrintJob(bytes)).toBe(true);
  });

  test.each([
    ['nothing at all', new Uint8Array()],
    ['no beginning', Uint8Array.from([0x41, ...CUT])],
    ['no cut', Uint8Array.from([...INIT, 0x41, 0x0a])],
    ['something after the cut', Uint8Array.from([...INIT, ...CUT, 0x0a])],
    ['two of them', Uint8Array.from([...job(), ...job()])],
    ['a beginning in the middle', job(0x1b, 0x40)],
    ['an opened drawer', job(0x1b, 0x70, 0, 25, 250)],
    ['a stored picture', job(0x1d, 0x28, 0x4c, 2, 0, 48, 50)],
    ['a question to the printer', job(0x10, 0x04, 0x01)],
    ['a picture that ends too early', Uint8Array.from([...INIT, ...raster(1), ...CUT].slice(0, -2))],
    ['a picture that takes the cut with it', Uint8Array.from([...INIT, ...raster(0), ...CUT])],
    ['half a command', Uint8Array.from([...INIT, 0x1b])],
    ['a page on the web', new TextEncoder().encode('<html></html>')],
  ])('are none with %s', (_what, bytes) => {
    expect(isPrintJob(bytes)).toBe(false);
  });
});
