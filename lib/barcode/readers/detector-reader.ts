import type { BarcodeDetector } from 'barcode-detector/ponyfill';
import { BARCODE_FORMATS } from '../barcode';
import type { CodeFormat, CodeReader } from './code-reader';

declare global {
  interface Window {
    /** The browser's own detector, where it has one. */
    BarcodeDetector?: typeof BarcodeDetector;
  }
}

const FORMATS: readonly CodeFormat[] = [...BARCODE_FORMATS, 'qr_code'];

/** A detector of the browser's interface as a reader. */
export function detectorReader(detector: Pick<BarcodeDetector, 'detect'>): CodeReader {
  return {
    read: async (picture) => {
      const found = await detector.detect(picture);
      return found.flatMap(({ rawValue, format }) => {
        const known = FORMATS.find((name) => name === format);
        return known ? [{ text: rawValue, format: known }] : [];
      });
    },
  };
}

/** The browser's own reader; null where it has none, or none for one of the formats. */
export async function nativeReader(formats: readonly CodeFormat[]): Promise<CodeReader | null> {
  const Detector = window.BarcodeDetector;
  if (!Detector) return null;
  try {
    const supported: readonly string[] = await Detector.getSupportedFormats();
    if (!formats.every((format) => supported.includes(format))) return null;
    return detectorReader(new Detector({ formats: [...formats] }));
  } catch {
    // Some browsers have the name and no service behind it.
    return null;
  }
}
