/** @jest-environment node */
import { momentOf } from './moment';

const NOW = new Date(2026, 10, 23, 12, 0).getTime();
const at = (day: number, hours: number, minutes: number) => new Date(2026, 10, day, hours, minutes).getTime();

// Holds OFF-03.
describe('a moment', () => {
  test('a moment of today is its time', () => {
    expect(momentOf(at(23, 9, 5), NOW)).toBe('09:05');
  });

  test('a moment of another day has that day and its month', () => {
    expect(momentOf(at(3, 14, 5), NOW)).toBe('03.11 14:05');
  });

  test('a moment of last night has its day', () => {
    expect(momentOf(at(22, 23, 59), NOW)).toBe('22.11 23:59');
  });
});
