import Quagga, {
  type QuaggaJSCodeReader,
  type QuaggaJSConfigObject,
  type QuaggaJSResultObject,
} from '@ericblade/quagga2';
import type { BarcodeFormat } from '../barcode';
import type { CodeReader } from './code-reader';

const READERS: Record<BarcodeFormat, QuaggaJSCodeReader> = {
  ean_13: 'ean_reader',
  ean_8: 'ean_8_reader',
  code_128: 'code_128_reader',
  code_39: 'code_39_reader',
  code_93: 'code_93_reader',
  itf: 'i2of5_reader',
  upc_a: 'upc_reader',
  upc_e: 'upc_e_reader',
};

/** Its names of formats that browsers name otherwise. */
const NAMES: Record<string, BarcodeFormat> = { i2of5: 'itf' };
const FORMATS = Object.keys(READERS) as BarcodeFormat[];

/** Pixels of a picture's longer side: with more it is slower and finds no more. */
const SIDE = 800;
/** It takes pictures by address only. Lossless would be slower to write than to read. */
const PICTURE_TYPE = 'image/jpeg';
const PICTURE_QUALITY = 0.9;

/** quagga2: bars that the camera looks at straight, also blurred and in little light. */
export function quaggaReader(formats: readonly BarcodeFormat[]): CodeReader {
  const decoder = { readers: formats.map((format) => READERS[format]) };
  return {
    read: async (picture) => {
      const config: QuaggaJSConfigObject = {
        src: picture.toDataURL(PICTURE_TYPE, PICTURE_QUALITY),
        inputStream: { size: SIDE },
        locate: true,
        locator: { patchSize: 'medium', halfSample: true },
        decoder,
        canvas: { createOverlay: false },
      };
      const result: Partial<QuaggaJSResultObject> | undefined = await Quagga.decodeSingle(config);
      const { code, format = '' } = result?.codeResult ?? {};
      const known = NAMES[format] ?? FORMATS.find((name) => name === format);
      return code && known ? [{ text: code, format: known }] : [];
    },
  };
}
