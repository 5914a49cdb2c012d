/** @jest-environment node */
import { bonusDay, bonusText } from './bonus-text';

describe('bonuses as text', () => {
  test.each([
    [124_000, 'KZT', 'ru', '1\u00a0240', 1240],
    [124_099, 'KZT', 'en', '1\u00a0240', 1240],
    [0, 'KZT', 'kk', '0', 0],
    [8640, 'GEL', 'ka', '86,40', 86.4],
    [8640, 'GEL', 'en', '86.40', 86.4],
    [12_000_000, 'GEL', 'en', '120\u00a0000', 120_000],
  ] as const)('%i of %s in %s are %s', (amountMinor, currency, language, amount, count) => {
    expect(bonusText(amountMinor, currency, language)).toEqual({ amount, count });
  });

  test.each([
    ['2026-05-31T18:59:59Z', 'KZT', 'ru', '31\u00a0мая', '2026'],
    ['2026-05-31T19:00:00Z', 'KZT', 'ru', '1\u00a0июня', '2026'],
    ['2026-12-31T19:59:59Z', 'GEL', 'ka', '31\u00a0დეკემბერი', '2026'],
    ['2026-12-31T20:00:00Z', 'GEL', 'en', '1\u00a0January', '2027'],
  ] as const)('%s is in %s’s country, in %s, %s', (iso, currency, language, day, year) => {
    expect(bonusDay(iso, currency, language)).toEqual({ day, year });
  });
});
