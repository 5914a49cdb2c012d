/** @jest-environment node */
import type { Reservation } from './booking.schema';
import { isCancelable, isSoon, isStanding, overlapping, splitReservations } from './reservations';

const NOW = new Date('2026-03-14T20:30:00Z');

const reservation = (part: Partial<Reservation> = {}): Reservation => ({
  id: '4c5d6e7f-8091-4a2b-9c3d-4e5f60718293',
  venueId: 3107,
  venueName: 'Ақ Дастархан',
  address: 'Достық, 132',
  timezone: 'Asia/Almaty',
  startsAt: '2026-03-15T13:00:00.000Z',
  durationMinutes: 120,
  guests: 4,
  name: 'Айгерім',
  phone: '+77011234567',
  wish: '',
  status: 'confirmed',
  ...part,
});

describe('a reservation', () => {
  // Holds BOOK-10.
  it('blocks others while it is requested or confirmed, and can be canceled until it begins', () => {
    const begun = reservation({ startsAt: '2026-03-14T20:00:00.000Z' });
    const over = reservation({ startsAt: '2026-03-14T18:00:00.000Z' });
    const listed = [reservation(), reservation({ status: 'pending' }), begun, over];
    expect(listed.map((one) => isStanding(one, NOW))).toEqual([true, true, true, false]);
    expect(listed.map((one) => isCancelable(one, NOW))).toEqual([true, true, false, false]);
    for (const status of ['declined', 'canceled', 'completed'] as const) {
      expect(isStanding(reservation({ status }), NOW)).toBe(false);
      expect(isCancelable(reservation({ status }), NOW)).toBe(false);
    }
  });

  // Holds BOOK-14.
  it('is soon within a day, once the venue has confirmed it', () => {
    expect(isSoon(reservation(), NOW)).toBe(true);
    expect(isSoon(reservation({ startsAt: '2026-03-15T20:31:00.000Z' }), NOW)).toBe(false);
    for (const status of ['canceled', 'pending'] as const)
      expect(isSoon(reservation({ status }), NOW)).toBe(false);
  });

  // Holds BOOK-07.
  it('blocks another at the same time, but not one that begins at its end', () => {
    const own = [reservation(), reservation({ status: 'canceled', startsAt: '2026-03-16T13:00:00.000Z' })];
    const wanted = (startsAt: string) => overlapping(own, { startsAt, durationMinutes: 120 }, NOW);
    expect(wanted('2026-03-15T14:30:00.000Z')).toBe(own[0]);
    expect(wanted('2026-03-15T11:30:00.000Z')).toBe(own[0]);
    expect(wanted('2026-03-15T15:00:00.000Z')).toBeUndefined();
    expect(wanted('2026-03-15T11:00:00.000Z')).toBeUndefined();
    expect(wanted('2026-03-16T13:00:00.000Z')).toBeUndefined();
  });

  // Holds BOOK-09.
  it('a reservation that comes stands before those that are over: the next one first, the last one first', () => {
    const list = [
      reservation({ id: 'later', startsAt: '2026-03-20T13:00:00.000Z' }),
      reservation({ id: 'next' }),
      reservation({ id: 'old', startsAt: '2026-03-01T13:00:00.000Z', status: 'completed' }),
      reservation({ id: 'canceled', status: 'canceled' }),
    ];
    const { coming, past } = splitReservations(list, NOW);
    expect(coming.map(({ id }) => id)).toEqual(['next', 'later']);
    expect(past.map(({ id }) => id)).toEqual(['canceled', 'old']);
  });
});
