/** @jest-environment node */
import { offeredDays, slotsByPart } from './slots';

const ALMATY = 'Asia/Almaty';
const NOW = new Date('2026-03-14T20:30:00Z');

// Holds BOOK-02.
describe('the days that can be booked', () => {
  it('begin with today by the venue’s clock, which may be tomorrow elsewhere', () => {
    expect(offeredDays(NOW, ALMATY)[0]).toBe('2026-03-15');
    expect(offeredDays(NOW, 'Europe/London')[0]).toBe('2026-03-14');
  });

  it('end 30 days later, also over the end of a month', () => {
    const days = offeredDays(NOW, ALMATY);
    expect(days).toHaveLength(31);
    expect(days.at(-1)).toBe('2026-04-14');
    expect(new Set(days).size).toBe(31);
  });
});

// Holds BOOK-03.
describe('times of a day', () => {
  const slot = (startsAt: string) => ({ startsAt, durationMinutes: 120, isAvailable: true });
  const at = (hours: string) => slot(`2026-03-15T${hours}:00.000Z`);

  it('stand by the part of the day on the venue’s wall, the evening first', () => {
    const slots = ['00:30', '00:59', '01:00', '06:59', '07:00', '12:59', '13:00', '18:30'].map(at);
    const parts = slotsByPart(slots, ALMATY, NOW);
    expect(parts.map(({ part, slots: own }) => [part, own.length])).toEqual([
      ['evening', 2],
      ['afternoon', 2],
      ['morning', 2],
      ['night', 2],
    ]);
  });

  it('times of a day that have begun are not offered', () => {
    const slots = [slot('2026-03-14T20:30:00.000Z'), slot('2026-03-14T20:31:00.000Z')];
    expect(slotsByPart(slots, ALMATY, NOW)[0]?.slots).toEqual([slots[1]]);
  });
});
