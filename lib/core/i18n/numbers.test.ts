/** @jest-environment node */
import { formatDecimal, writeDecimal } from './numbers';

// Holds MON-30.
describe('a number with a fraction', () => {
  test.each([
    [7, 'ru', '7', '7,0'],
    [7.5, 'ru', '7,5', '7,5'],
    [7.5, 'kk', '7,5', '7,5'],
    [7.5, 'ka', '7,5', '7,5'],
    [7.5, 'en', '7.5', '7.5'],
    [4.84, 'en', '4.84', '4.8'],
  ] as const)('%d in %s is %s, and %s with one decimal', (value, language, text, oneDecimal) => {
    expect(writeDecimal(value, language)).toBe(text);
    expect(formatDecimal(value, language)).toBe(oneDecimal);
  });
});
