/** @jest-environment node */
import { hasCheckDigit, isBarcode } from './barcode';

it.each(['4870300001375', '96385074', '036000291452', '14870055500021'])(
  '%s has its check digit',
  (digits) => {
    expect(hasCheckDigit(digits)).toBe(true);
  },
);

it.each(['4870300001376', '96385075', '4870300001357'])('%s has a wrong one', (digits) => {
  expect(hasCheckDigit(digits)).toBe(false);
});

it.each([
  ['4870300001375', true],
  ['SORE-0133', true],
  ['4870300001376', false],
  ['12345', false],
  ['', false],
  ['SÖRE', false],
  ['A'.repeat(49), false],
])('goods may carry "%s": %s', (text, isOne) => {
  expect(isBarcode(text)).toBe(isOne);
});
