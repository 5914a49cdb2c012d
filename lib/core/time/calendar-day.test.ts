/** @jest-environment node */
import { dayAfter, dayOf } from './calendar-day';

test('the day of an instant is that of the zone’s own calendar', () => {
  const at = new Date('2026-03-14T20:30:00Z');
  expect(dayOf(at, 'Asia/Almaty')).toBe('2026-03-15');
  expect(dayOf(at, 'Europe/London')).toBe('2026-03-14');
});

test.each([
  ['2026-03-14', 0, '2026-03-14'],
  ['2026-03-31', 1, '2026-04-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 30, '2026-04-27'],
])('the day after %s by %i is %s', (day, days, later) => {
  expect(dayAfter(day, days)).toBe(later);
});
