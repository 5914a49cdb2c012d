import { BARCODE_FORMATS } from '../barcode';
import type { CodeFormat, CodeReader, Reading } from './code-reader';
import { nativeReader } from './detector-reader';
import { inLight } from './lit-frame';

/** The readers of a scanner. */
export interface Readers {
  /** One frame of a camera, by one engine: they take turns, because a phone does not run all of them for each frame. */
  readFrame: CodeReader['read'];
  /** A photo, which will not change: by one engine after the other until one reads something. */
  readPhoto: CodeReader['read'];
}

/** Loads the browser's own engines if it has them for all formats, else quagga2 (bars) and ZXing (all). */
export async function openReaders(formats: readonly CodeFormat[]): Promise<Readers> {
  const native = await nativeReader(formats);
  return native ? readersOf([native]) : readersOf(await loadEngines(formats));
}

async function loadEngines(formats: readonly CodeFormat[]): Promise<[CodeReader, ...CodeReader[]]> {
  const bars = BARCODE_FORMATS.filter((format) => formats.includes(format));
  const requested = [
    ...(bars.length > 0 ? [import('./quagga-reader').then((module) => module.quaggaReader(bars))] : []),
    import('./zxing-reader').then((module) => module.zxingReader(formats)),
  ];
  const loaded = await Promise.allSettled(requested);
  const [first, ...others] = loaded.flatMap((one) =>
    one.status === 'fulfilled' ? [inLight(one.value)] : [],
  );
  if (!first) throw new Error('no engine for codes could be loaded');
  return [first, ...others];
}

/** Engines as one, in the order of their turns. */
export function readersOf(engines: readonly [CodeReader, ...CodeReader[]]): Readers {
  let turn = 0;
  return {
    readFrame: (frame) => {
      const engine = engines[turn % engines.length] ?? engines[0];
      turn += 1;
      return engine.read(frame);
    },
    readPhoto: async (photo) => {
      for (const engine of engines) {
        const found: Reading[] = await engine.read(photo).catch(() => []);
        if (found.length > 0) return found;
      }
      return [];
    },
  };
}
