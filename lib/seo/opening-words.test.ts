import { openingWords } from './opening-words';

describe('the opening words of a document', () => {
  test.each([
    ['# Offer\n\nThe first paragraph\nof two lines.\n\nAnother.', 'The first paragraph of two lines.'],
    ['# Offer\nRight below.\n\n', 'Right below.'],
    ['Without a heading.', 'Without a heading.'],
    ['# Only\n\n## headings', ''],
    ['', ''],
  ])('of %j are %j', (body, words) => {
    expect(openingWords(body)).toBe(words);
  });
});
