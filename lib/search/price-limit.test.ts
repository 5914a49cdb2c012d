/** @jest-environment node */
import { readPriceLimit } from './price-limit';

describe('a price in the search of a menu', () => {
  test.each([
    ['до 2 000', '', 200_000],
    ['до 2000 тенге', '', 200_000],
    ['плов до 2\u00a0000 ₸', 'плов', 200_000],
    ['не дороже 1500 салат', 'салат', 150_000],
    ['дешевле 900', '', 90_000],
    ['soup under 1,500', 'soup', 150_000],
    ['up to 20 lari', '', 2000],
    ['<3000', '', 300_000],
    ['салат 2 000 теңгеге дейін', 'салат', 200_000],
    ['2000-ға дейін', '', 200_000],
    ['20 ლარამდე', '', 2000],
    ['სალათი 20-მდე', 'სალათი', 2000],
  ])('%s is “%s” up to %d', (typed, text, limitMinor) => {
    expect(readPriceLimit(typed)).toEqual({ text, limitMinor });
  });

  test.each([
    ['плов', 'плов'],
    ['кола 0,5', 'кола 0,5'],
    ['дошик', 'дошик'],
    ['7 до', '7'],
    ['плов до', 'плов'],
    ['до', 'до'],
    ['under', 'under'],
  ])('is not in %s', (typed, text) => {
    expect(readPriceLimit(typed)).toEqual({ text, limitMinor: null });
  });
});
