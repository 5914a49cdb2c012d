/** What is read off goods (SHOP-01), by the names of browsers' own detectors. */
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
/** What our own server takes as a barcode. */
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

/** Why a typed barcode is refused: nothing typed, another length (SHOP-06), or a digit that is mistyped. */
export type TypedProblem = 'empty' | 'length' | 'checkDigit';

/**
 * A barcode typed by hand (SHOP-05): 8 or 13 digits, spaces between them left out. The 8 may be those of a UPC-E, which
 * then become its 13.
 */
export function readTypedBarcode(typed: string): { barcode: string } | { problem: TypedProblem } {
  const digits = typed.replace(/[\s-]/g, '');
  if (digits === '') return { problem: 'empty' };
  if (!/^\d+$/.test(digits) || !TYPED_LENGTHS.includes(digits.length)) return { problem: 'length' };
  if (hasCheckDigit(digits)) return { barcode: digits };
  const upcA = expandUpcE(digits);
  return upcA === null ? { problem: 'checkDigit' } : { barcode: `0${upcA}` };
}

/**
 * A barcode as one engine or the other reads it, in the form that the platform is asked with: the American formats are
 * those of the world with zeros in front, and some engines write them so already.
 * @returns null for what no goods carry: a wrong check digit, another alphabet, too long a text
 */
export function readScannedBarcode(text: string, format: BarcodeFormat): string | null {
  if (text.length > MAX_LENGTH) return null;
  if (!CHECKED.includes(format)) return BARCODE_TEXT.test(text) && text.trim() !== '' ? text : null;
  if (!/^\d{8,13}$/.test(text)) return null;
  if (format === 'upc_e' && text.length === 8) {
    const upcA = expandUpcE(text);
    return upcA === null ? null : `0${upcA}`;
  }
  if (!hasCheckDigit(text)) return null;
  if (format === 'ean_8') return text.length === 8 ? text : null;
  if (text.length === 12) return `0${text}`;
  return text.length === 13 ? text : null;
}

/** Equal readings until a barcode counts: bars that check nothing are misread more often. */
export function readingsNeeded(format: BarcodeFormat): number {
  return CHECKED.includes(format) ? 2 : 3;
}
