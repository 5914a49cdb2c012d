import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

/* Codes as they are printed: the bars of goods, and the squares that lead to an address. */

export type Symbology =
  'EAN13' | 'EAN8' | 'UPCA' | 'UPCE' | 'ITF' | 'Code128' | 'Code39' | 'Code93' | 'QRCode';

export interface PrintedCode {
  symbology: Symbology;
  text: string;
}

/** Pixels of the drawing that the narrowest bar takes. */
const SCALE = 2;

/** Without the bytes the writer requests its file from a server of its own. */
const wasmFile = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasmFile)).buffer } });

/** How a UPC-E leaves out the zeros between manufacturer and item, by the digit that says where they stood. */
const SHORTENED: readonly [pattern: RegExp, digits: string][] = [
  [/^(\d\d)([0-2])0000(\d{3})$/, '$1$3$2'],
  [/^(\d{3})00000(\d\d)$/, '$1$23'],
  [/^(\d{4})00000(\d)$/, '$1$24'],
  [/^(\d{5})0000([5-9])$/, '$1$2'],
];

/** The UPC-E of a number of 12 digits; none where it has too few zeros to leave out. */
function shortCodes(upcA: string): PrintedCode[] {
  const middle = upcA.slice(1, 11);
  const [found] = SHORTENED.filter(([pattern]) => pattern.test(middle));
  if (!found || !/^[01]/.test(upcA)) return [];
  return [{ symbology: 'UPCE', text: `${upcA[0] ?? ''}${middle.replace(...found)}${upcA.slice(11)}` }];
}

/** As what goods with the barcode are printed: a label with letters in all symbologies that have letters. */
export function printedCodes(barcode: string): PrintedCode[] {
  if (!/^\d+$/.test(barcode))
    return (['Code128', 'Code39', 'Code93'] as const).map((symbology) => ({ symbology, text: barcode }));
  if (barcode.length === 8) return [{ symbology: 'EAN8', text: barcode }];
  if (barcode.length === 14) return [{ symbology: 'ITF', text: barcode }];
  const upcA = barcode.length === 13 && barcode.startsWith('0') ? barcode.slice(1) : barcode;
  if (upcA.length === 13) return [{ symbology: 'EAN13', text: upcA }];
  return [{ symbology: 'UPCA', text: upcA }, ...shortCodes(upcA)];
}

/** The drawing of a code as an svg element. @throws Error where the symbology has no such text */
export async function drawCode({ symbology, text }: PrintedCode): Promise<string> {
  const { svg, error } = await writeBarcode(text, {
    format: symbology,
    scale: SCALE,
    addHRT: symbology !== 'QRCode',
  });
  if (error) throw new Error(error);
  return svg.slice(svg.indexOf('<svg'));
}
