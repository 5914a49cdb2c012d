// The numbers of goods (GTIN): 8, 12, 13 or 14 digits, of which the last one checks the others. A shop's own
// label holds any text.

const GTIN = /^(?:\d{8}|\d{12,14})$/;

/** Whether the last digit checks the others: threes and ones from the right, together with it a multiple of ten. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    return total + Number(digit) * (index % 2 === 0 ? 1 : 3);
  }, 0);
  return sum % 10 === 0;
}

/** Whether goods may carry the text: a number of goods with its check digit, or the text of a label (contract schema Product). */
export function isBarcode(text: string): boolean {
  if (/^\d+$/.test(text)) return GTIN.test(text) && hasCheckDigit(text);
  return /^[ -~]{1,48}$/.test(text);
}
