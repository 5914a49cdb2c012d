/** @jest-environment node */
import { bonusDay, bonusText, percentText } from './bonus-text';

describe('bonuses as text', () => {
  test.each([
    [124_000, 'KZT', '1\u00a0240', 1240],
    [124_099, 'KZT', '1\u00a0240', 1240],
    [0, 'KZT', '0', 0],
    [8640, 'GEL', '86,40', 86.4],
    [12_000_000, 'GEL', '120\u00a0000', 120_000],
  ] as const)('%i of %s are %s', (amountMinor, currency, amount, count) => {
    expect(bonusText(amountMinor, currency)).toEqual({ amount, count });
  });

  test.each([
    ['2026-05-31T18:59:59Z', 'KZT', 'ru', '31\u00a0мая', '2026'],
    ['2026-05-31T19:00:00Z', 'KZT', 'ru', '1\u00a0июня', '2026'],
    ['2026-12-31T19:59:59Z', 'GEL', 'ka', '31\u00a0დეკემბერი', '2026'],
    ['2026-12-31T20:00:00Z', 'GEL', 'en', '1\u00a0January', '2027'],
  ] as const)('%s is in %s’s country, in %s, %s', (iso, currency, language, day, year) => {
    expect(bonusDay(iso, currency, language)).toEqual({ day, year });
  });

  test.each([
    [7, 'ru', '7'],
    [7.5, 'ru', '7,5'],
    [7.5, 'en', '7.5'],
  ] as const)('%d percent in %s is %s', (percentage, language, text) => {
    expect(percentText(percentage, language)).toBe(text);
  });
});
