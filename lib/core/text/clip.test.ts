/** @jest-environment node */
import fc from 'fast-check';
import { clip } from './clip';

describe('a text for a line', () => {
  test.each([
    ['short', 20, 'short'],
    ['  two\n\tlines ', 20, 'two lines'],
    ['cut between words, here', 19, 'cut between words…'],
    ['cut before, the comma', 12, 'cut before…'],
    ['onewordthatislongerthanallowed', 10, 'onewordth…'],
  ])('%j of at most %d is %j', (text, most, clipped) => {
    expect(clip(text, most)).toBe(clipped);
  });

  test('is never longer than allowed', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 40 }), (text, most) => {
        expect(clip(text, most).length).toBeLessThanOrEqual(most);
      }),
    );
  });
});
