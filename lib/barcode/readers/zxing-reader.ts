import { BarcodeDetector, prepareZXingModule, ZXING_WASM_VERSION } from 'barcode-detector/ponyfill';
import type { CodeFormat, CodeReader } from './code-reader';
import { detectorReader } from './detector-reader';

/** ZXing with the interface of the browser's detector: reads QR codes and skewed barcodes. */
export async function zxingReader(formats: readonly CodeFormat[]): Promise<CodeReader> {
  await prepareZXingModule({
    // Named by its version: the script and its program are of one release, however long a browser keeps either.
    overrides: { locateFile: () => `/scanner/zxing-reader-${ZXING_WASM_VERSION}.wasm` },
    fireImmediately: true,
  });
  return detectorReader(new BarcodeDetector({ formats: [...formats] }));
}
