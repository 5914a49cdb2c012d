import type { CodeReader, Reading } from './code-reader';
import { openReaders, readersOf } from './open-readers';

const EAN: Reading = { text: '4870300001375', format: 'ean_13' };
const canvas = () => document.createElement('canvas');
const reader = (...readings: Reading[]) => ({
  read: jest.fn<Promise<Reading[]>, [HTMLCanvasElement]>(() => Promise.resolve(readings)),
});

afterEach(() => {
  delete window.BarcodeDetector;
});

describe('several engines', () => {
  test('take turns with the frames of a camera', async () => {
    const [one, other] = [reader(), reader(EAN)];
    const { readFrame } = readersOf([one, other]);
    expect(await readFrame(canvas())).toEqual([]);
    expect(await readFrame(canvas())).toEqual([EAN]);
    expect(one.read).toHaveBeenCalledTimes(1);
    expect(await readFrame(canvas())).toEqual([]);
  });

  test('look at a photo until one has read something', async () => {
    const [one, other, third] = [reader(), reader(EAN), reader()];
    expect(await readersOf([one, other, third]).readPhoto(canvas())).toEqual([EAN]);
    expect(third.read).not.toHaveBeenCalled();
  });

  test('read a photo although one fails', async () => {
    const broken: CodeReader = { read: () => Promise.reject(new Error('out of memory')) };
    expect(await readersOf([broken, reader(EAN)]).readPhoto(canvas())).toEqual([EAN]);
    expect(await readersOf([broken]).readPhoto(canvas())).toEqual([]);
  });
});

describe('the browser’s own detector', () => {
  const provide = (supported: string[], found: object[] = []) => {
    const detect = jest.fn(() => Promise.resolve(found));
    class Detector {
      static getSupportedFormats = () => Promise.resolve(supported);
      detect = detect;
    }
    Object.assign(window, { BarcodeDetector: Detector });
    return detect;
  };

  test('reads where it has all formats', async () => {
    const detect = provide(
      ['ean_13', 'qr_code', 'aztec'],
      [
        { rawValue: EAN.text, format: 'ean_13' },
        { rawValue: 'x', format: 'aztec' },
      ],
    );
    const { readFrame } = await openReaders(['ean_13', 'qr_code']);
    expect(await readFrame(canvas())).toEqual([EAN]);
    expect(detect).toHaveBeenCalledTimes(1);
  });
});
