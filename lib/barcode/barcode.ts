/** The barcodes of goods (SHOP-01), by the names of browsers' own detectors. */
export const BARCODE_FORMATS = [
  'ean_13',
  'ean_8',
  'code_128',
  'code_39',
  'code_93',
  'itf',
  'upc_a',
  'upc_e',
] as const;
export type BarcodeFormat = (typeof BARCODE_FORMATS)[number];

/** Characters of a barcode (contract call getProductByBarcode). */
const MAX_LENGTH = 48;
/** A barcode as our own server takes it. */
export const BARCODE_TEXT = /^[ -~]{1,48}$/;
/** Digits of a barcode that is typed (SHOP-05). */
const TYPED_LENGTHS: readonly number[] = [8, 13];

/** The formats whose last digit checks the others: a misread one is noticed. */
const CHECKED: readonly BarcodeFormat[] = ['ean_13', 'ean_8', 'upc_a', 'upc_e'];

/** Whether the last digit checks the others: threes and ones from the right make a multiple of ten. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Where a UPC-E leaves out zeros, by the last of its six middle digits. */
const ZEROS: readonly [pattern: RegExp, digits: string][] = [
  [/^(\d\d)(\d{3})([0-2])$/, '$1$30000$2'],
  [/^(\d{3})(\d\d)3$/, '$100000$2'],
  [/^(\d{4})(\d)4$/, '$100000$2'],
  [/^(\d{5})([5-9])$/, '$10000$2'],
];

/** The 12 digits that the 8 of a UPC-E stand for; null where they are none. */
export function expandUpcE(digits: string): string | null {
  if (!/^[01]\d{7}$/.test(digits)) return null;
  const middle = digits.slice(1, 7);
  const [zeros] = ZEROS.filter(([pattern]) => pattern.test(middle));
  if (!zeros) return null;
  const upcA = `${digits.slice(0, 1)}${middle.replace(...zeros)}${digits.slice(7)}`;
  return hasCheckDigit(upcA) ? upcA : null;
}

/** Barcodes the code may stand for, in the order to request them (SHOP-28). @param format null if typed */
function barcodesOf(digits: string, format: BarcodeFormat | null): readonly string[] {
  if (digits.length === 12) return [`0${digits}`];
  if (digits.length !== 8 || format === 'ean_8') return [digits];
  const upcA = expandUpcE(digits);
  if (upcA === null) return [digits];
  const isUpcFirst = format === 'upc_e' || digits.startsWith('0') || !hasCheckDigit(digits);
  return isUpcFirst ? [`0${upcA}`, digits] : [digits, `0${upcA}`];
}

/** Why a typed barcode is refused: nothing typed, the 12 digits of a UPC-A, or another length (SHOP-06). */
export type TypedProblem = 'empty' | 'upcA' | 'length';

/** The meaning of typed digits. */
export interface TypedBarcode {
  /** To be requested one after the other. */
  barcodes: readonly string[];
  /** A check digit is right; else a digit may be mistyped (SHOP-19). */
  isChecked: boolean;
}

/** A barcode typed by hand: 8 or 13 digits (SHOP-05), whatever stands between them. A wrong check digit is no refusal (SHOP-27). */
export function readTypedBarcode(typed: string): TypedBarcode | { problem: TypedProblem } {
  const digits = typed.replace(/[^\p{L}\p{N}]/gu, '');
  if (digits === '') return { problem: 'empty' };
  if (!/^\d+$/.test(digits) || !TYPED_LENGTHS.includes(digits.length))
    return { problem: /^\d{12}$/.test(digits) ? 'upcA' : 'length' };
  const barcodes = barcodesOf(digits, null);
  return { barcodes, isChecked: barcodes.some(hasCheckDigit) };
}

/** A scanned barcode in the forms to request from the platform; empty unless products carry such a code. */
export function readScannedBarcode(text: string, format: BarcodeFormat): readonly string[] {
  if (text.length > MAX_LENGTH) return [];
  if (!CHECKED.includes(format)) return BARCODE_TEXT.test(text) && text.trim() !== '' ? [text] : [];
  if (!/^(?:\d{8}|\d{12,13})$/.test(text)) return [];
  if (format === 'upc_e' && text.length === 8)
    return expandUpcE(text) === null ? [] : barcodesOf(text, format);
  const isOfFormat = format === 'ean_8' ? text.length === 8 : text.length !== 8;
  return isOfFormat && hasCheckDigit(text) ? barcodesOf(text, format) : [];
}

/** Equal readings until a barcode counts: bars that check nothing are misread more often. */
export function readingsNeeded(format: BarcodeFormat): number {
  return CHECKED.includes(format) ? 2 : 3;
}
