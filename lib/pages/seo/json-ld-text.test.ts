/** @jest-environment node */
import fc from 'fast-check';
import { jsonLdText } from './json-ld-text';

const NASTY = ['</script>', '<!--', '<script>', '\u2028', '\u2029', '&lt;', ']]>', '"', '\\', "'", 'қ'];

describe('the text of a JSON-LD script', () => {
  test.each(NASTY)('cannot be left with %j', (name) => {
    const text = jsonLdText({ name });
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ name });
  });

  test('reads back as it was, whatever the names hold', () => {
    const name = fc.array(fc.oneof(fc.string(), fc.constantFrom(...NASTY))).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(name), (names) => {
        expect(JSON.parse(jsonLdText(names))).toEqual(names);
      }),
    );
  });
});
