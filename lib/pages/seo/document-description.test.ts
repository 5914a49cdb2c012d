/** @jest-environment node */
import { documentDescription } from './document-description';

describe('the description of a document', () => {
  test.each([
    ['# Offer\n\nThe first paragraph\nof two lines.\n\nAnother.', 'The first paragraph of two lines.'],
    ['# Offer\nRight below.\n\n', 'Right below.'],
    ['Without a heading.', 'Without a heading.'],
    ['# A\n\nSee **the** [rules](https://x.example).', 'See the rules.'],
    ['# A\n\n- one\n- two\n\nAfter *the* list.', 'After the list.'],
    ['# A\n\n1. The **first** item\n2. The second', 'The first item'],
    ['# Only\n\n## headings', ''],
    ['', ''],
  ])('the description of a document of %j is %j', (body, description) => {
    expect(documentDescription(body)).toBe(description);
  });
});
