/** @jest-environment node */
import { momentOf } from './moment';

const NOW = new Date(2026, 10, 23, 12, 0).getTime();
const at = (day: number, hours: number, minutes: number) => new Date(2026, 10, day, hours, minutes).getTime();

// Holds OFF-03.
describe('a moment', () => {
  test('of today is its time', () => {
    expect(momentOf(at(23, 9, 5), NOW, 'ka')).toBe('09:05');
  });

  test.each([
    ['kk', '21 қараша 14:05'],
    ['ru', '21 ноября 14:05'],
    ['en', '21 November 14:05'],
    ['ka', '21 ნოემბერი 14:05'],
  ] as const)('of another day has that day in %s, which not every browser can name', (language, text) => {
    expect(momentOf(at(21, 14, 5), NOW, language)).toBe(text);
  });

  test('of last night has its day', () => {
    expect(momentOf(at(22, 23, 59), NOW, 'ru')).toBe('22 ноября 23:59');
  });
});
