/** @jest-environment node */
import { misspellings } from './misspelling';

describe('the misspellings of a word', () => {
  test.each([
    ['none', 'lagman', 'lagm', 0],
    ['a changed letter', 'lagman', 'logman', 1],
    ['one in four letters', 'plov', 'plav', 1],
    ['an added letter', 'lagman', 'laggman', 1],
    ['a letter left out', 'lagman', 'lgman', 1],
    ['two swapped neighbours', 'lagman', 'alg' + 'man', 1],
    ['two in eight letters', 'karaganda', 'koroganda', 2],
  ])('are counted: %s', (_what, word, typed, count) => {
    expect(misspellings(word, typed)).toBe(count);
  });

  test.each([
    ['one in three letters', 'plov', 'pla'],
    ['two in seven letters', 'lagmans', 'logmons'],
    ['three in nine letters', 'karaganda', 'korogonda'],
    ['a text longer than the word', 'plov', 'plov iz baraniny'],
  ])('are too many: %s', (_what, word, typed) => {
    expect(misspellings(word, typed)).toBe(Infinity);
  });
});
