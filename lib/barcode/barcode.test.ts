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
  test.each(['4870300001375', '96385074', '036000291452', '5449000000996'])(
    'a check digit of %s is right',
    (digits) => {
      expect(hasCheckDigit(digits)).toBe(true);
    },
  );

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

// Holds SHOP-05, SHOP-27, SHOP-28.
describe('a typed barcode', () => {
  test.each([
    ['4870300001375', ['4870300001375']],
    [' 4 870300 001375 ', ['4870300001375']],
    ['4870-3000-01375', ['4870300001375']],
    ['\u202a4870300001375\u202c', ['4870300001375']],
    // The contract's example, and a shop's own label.
    ['4870001234562', ['4870001234562']],
    ['20000000', ['20000000']],
    ['96385074', ['96385074']],
    // An EAN-8 and a UPC-E at once.
    ['01234565', ['0012345000065', '01234565']],
    ['12345670', ['12345670', '0123456000070']],
    ['04252614', ['0042100005264', '04252614']],
  ])('"%s" is looked up as %j', (typed, barcodes) => {
    expect(readTypedBarcode(typed)).toMatchObject({ barcodes });
  });

  // Holds SHOP-19.
  test.each([
    ['4870300001375', true],
    ['4870300001376', false],
    ['04252614', true],
    ['96385075', false],
  ])('%s has a right check digit: %s', (typed, isChecked) => {
    expect(readTypedBarcode(typed)).toMatchObject({ isChecked });
  });

  // Holds SHOP-06.
  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['1234567', 'length'],
    ['036000291452', 'upcA'],
    ['48703000013750', 'length'],
    ['SORE0133', 'length'],
    ['٤٨٧٠٣٠٠٠', 'length'],
  ])('"%s" is refused for %s', (typed, problem) => {
    expect(readTypedBarcode(typed)).toEqual({ problem });
  });

  test('is accepted with 8 or 13 digits, and with no other length', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,20}$/), (typed) => {
        const isAccepted = 'barcodes' in readTypedBarcode(typed);
        expect(isAccepted).toBe([8, 13].includes(typed.length));
      }),
    );
  });

  test('is looked up first as the camera looks up the same label', () => {
    fc.assert(
      fc.property(digitsOf(6), (middle) => {
        const label = [...'0123456789'].map((last) => `0${middle}${last}`).find(expandUpcE) ?? '';
        expect(readTypedBarcode(label)).toMatchObject({ barcodes: readScannedBarcode(label, 'upc_e') });
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
  ] as const)('%s of %s is requested as %s', (text, format, barcode) => {
    expect(readScannedBarcode(text, format)[0]).toBe(barcode);
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
  ] as const)('"%s" of %s is rejected', (text, format) => {
    expect(readScannedBarcode(text, format)).toEqual([]);
  });

  test('is the same in its short and its long form', () => {
    fc.assert(
      fc.property(digitsOf(6), (middle) => {
        const short = [...'0123456789'].map((last) => `0${middle}${last}`).find((one) => expandUpcE(one));
        const long = short === undefined ? null : expandUpcE(short);
        expect(long).toMatch(/^0\d{11}$/);
        expect(readScannedBarcode(short ?? '', 'upc_e')[0]).toBe(readScannedBarcode(long ?? '', 'upc_a')[0]);
      }),
    );
  });

  test('a scanned barcode that checks itself needs fewer readings', () => {
    expect(readingsNeeded('ean_13')).toBeLessThan(readingsNeeded('itf'));
  });
});
