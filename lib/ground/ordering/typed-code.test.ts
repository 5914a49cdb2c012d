/** @jest-environment node */
import { readCode } from './typed-code';

// Holds LAY-40.
test.each([
  [' SALE20 ', 'SALE20'],
  ['\u2068SALE\u200B20\u2069', 'SALE20'],
  ['\uFEFF\u00AD', null],
  ['', null],
  ['A'.repeat(40), 'A'.repeat(40)],
  [`${'A'.repeat(40)}\u200E`, 'A'.repeat(40)],
  ['A'.repeat(41), null],
])('a code that is typed or pasted as %j is read as %j', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
