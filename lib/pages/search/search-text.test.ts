/** @jest-environment node */
import { SEARCH_TEXT_MAX, searchText } from './search-text';

describe('the text that is searched for', () => {
  test.each([
    ['  лагман ', 'лагман'],
    ['\n\t', ''],
    ['а\u00a0', 'а'],
    ['самса  с тыквой', 'самса  с тыквой'],
  ])('the text that is searched for of %j is %j', (typed, text) => {
    expect(searchText(typed)).toBe(text);
  });

  test('ends at 100 characters, also of 10 kB', () => {
    expect(SEARCH_TEXT_MAX).toBe(100);
    expect(searchText('я'.repeat(10_000))).toBe('я'.repeat(100));
    expect(searchText(`${'я'.repeat(99)} ю`)).toBe('я'.repeat(99));
  });

  test('never ends with half a letter', () => {
    expect(searchText(`${'a'.repeat(99)}🍜`)).toBe('a'.repeat(99));
    expect(searchText(`${'a'.repeat(98)}🍜`)).toBe(`${'a'.repeat(98)}🍜`);
  });
});
