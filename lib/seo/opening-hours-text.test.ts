/** @jest-environment node */
import { openingHoursText } from './opening-hours-text';

describe('the opening hours of a document', () => {
  test.each([
    ['# Offer\n\nThe first paragraph\nof two lines.\n\nAnother.', 'The first paragraph of two lines.'],
    ['# Offer\nRight below.\n\n', 'Right below.'],
    ['Without a heading.', 'Without a heading.'],
    ['# Only\n\n## headings', ''],
    ['', ''],
  ])('of %j are %j', (body, words) => {
    expect(openingHoursText(body)).toBe(words);
  });
});
