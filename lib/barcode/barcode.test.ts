import fc from 'fast-check';
import { expandUpcE, hasCheckDigit, readingsNeeded, readScannedBarcode, readTypedBarcode } from './barcode';

/** The digits with the one that checks them. */
const withCheckDigit = (digits: string) =>
  [...'0123456789'].map((last) => digits + last).find(hasCheckDigit) ?? '';
const digitsOf = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));

describe('a check digit', () => {
  test.each(['4870300001375', '96385074', '036000291452', '5449000000996'])('of %s is right', (digits) => {
    expect(hasCheckDigit(digits)).toBe(true);
  });

  test('notices every single wrong digit', () => {
    fc.assert(
      fc.property(digitsOf(12), fc.nat(12), fc.integer({ min: 1, max: 9 }), (body, place, by) => {
        const right = withCheckDigit(body);
        const wrong = (Number(right[place]) + by) % 10;
        expect(hasCheckDigit(right.slice(0, place) + wrong + right.slice(place + 1))).toBe(false);
      }),
    );
  });
});

// Holds SHOP-05, SHOP-06, SHOP-19.
describe('a typed barcode', () => {
  test.each([
    ['4870300001375', '4870300001375'],
    ['96385074', '96385074'],
    [' 4 870300 001375 ', '4870300001375'],
    ['4870-3000-01375', '4870300001375'],
    ['04252614', '0042100005264'],
  ])('"%s" is %s', (typed, barcode) => {
    expect(readTypedBarcode(typed)).toEqual({ barcode });
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['1234567', 'length'],
    ['036000291452', 'length'],
    ['48703000013750', 'length'],
    ['SORE0133', 'length'],
    ['٤٨٧٠٣٠٠٠', 'length'],
    ['4870300001376', 'checkDigit'],
    ['96385075', 'checkDigit'],
  ])('"%s" is refused for %s', (typed, problem) => {
    expect(readTypedBarcode(typed)).toEqual({ problem });
  });

  test('of another length is never accepted', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,20}$/), (typed) => {
        fc.pre(![8, 13].includes(typed.length));
        expect(readTypedBarcode(typed)).toEqual({ problem: 'length' });
      }),
    );
  });
});

describe('a scanned barcode', () => {
  test.each([
    ['4870300001375', 'ean_13', '4870300001375'],
    ['48700177', 'ean_8', '48700177'],
    ['036000291452', 'upc_a', '0036000291452'],
    ['0036000291452', 'upc_a', '0036000291452'],
    ['0036000291452', 'ean_13', '0036000291452'],
    ['04252614', 'upc_e', '0042100005264'],
    ['042100005264', 'upc_e', '0042100005264'],
    ['0042100005264', 'upc_e', '0042100005264'],
    ['SORE-0133', 'code_39', 'SORE-0133'],
    ['14870055500021', 'itf', '14870055500021'],
  ] as const)('%s of %s is asked for as %s', (text, format, barcode) => {
    expect(readScannedBarcode(text, format)).toBe(barcode);
  });

  test.each([
    ['4870300001376', 'ean_13'],
    ['48700178', 'ean_8'],
    ['487003', 'ean_8'],
    ['96385074', 'upc_a'],
    ['04252615', 'upc_e'],
    ['24252614', 'upc_e'],
    ['x'.repeat(4096), 'code_128'],
    ['Сөре', 'code_128'],
    ['a\u0000b', 'code_128'],
    ['   ', 'code_39'],
    ['', 'code_39'],
  ] as const)('"%s" of %s is none', (text, format) => {
    expect(readScannedBarcode(text, format)).toBeNull();
  });

  test('in its short and its long form is one', () => {
    fc.assert(
      fc.property(digitsOf(6), (middle) => {
        const short = [...'0123456789'].map((last) => `0${middle}${last}`).find((one) => expandUpcE(one));
        const long = short === undefined ? null : expandUpcE(short);
        expect(long).toMatch(/^0\d{11}$/);
        expect(readScannedBarcode(short ?? '', 'upc_e')).toBe(readScannedBarcode(long ?? '', 'upc_a'));
      }),
    );
  });

  test('that checks itself needs fewer readings', () => {
    expect(readingsNeeded('ean_13')).toBeLessThan(readingsNeeded('itf'));
  });
});
