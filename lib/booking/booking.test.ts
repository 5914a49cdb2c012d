/** @jest-environment node */
import * as rules from './booking';
import { bookingRequestSchema, type Reservation } from './booking.schema';
import { slotQuerySchema } from './booking-query.schema';

const ALMATY = 'Asia/Almaty';
const NOW = new Date('2026-03-14T20:30:00Z');

const reservation = (part: Partial<Reservation> = {}): Reservation => ({
  id: '4c5d6e7f-8091-4a2b-9c3d-4e5f60718293',
  venueId: 3107,
  venueName: 'Ақ Дастархан',
  address: 'Достық, 132',
  timezone: ALMATY,
  startsAt: '2026-03-15T13:00:00.000Z',
  durationMinutes: 120,
  guests: 4,
  name: 'Айгерім',
  phone: '+77011234567',
  wish: '',
  status: 'confirmed',
  ...part,
});

// Holds BOOK-02.
describe('the days that can be booked', () => {
  it('begin with today by the venue’s clock, which may be tomorrow elsewhere', () => {
    expect(rules.offeredDays(NOW, ALMATY)[0]).toBe('2026-03-15');
    expect(rules.offeredDays(NOW, 'Europe/London')[0]).toBe('2026-03-14');
  });

  it('end 30 days later, also over the end of a month', () => {
    const days = rules.offeredDays(NOW, ALMATY);
    expect(days).toHaveLength(31);
    expect(days.at(-1)).toBe('2026-04-14');
    expect(new Set(days).size).toBe(31);
  });
});

// Holds BOOK-03.
describe('times of a day', () => {
  const slot = (startsAt: string) => ({ startsAt, durationMinutes: 120, isAvailable: true });
  const at = (hours: string) => slot(`2026-03-15T${hours}:00.000Z`);

  it('stand by the part of the day on the venue’s wall', () => {
    const slots = ['00:30', '00:59', '01:00', '06:59', '07:00', '12:59', '13:00', '18:30'].map(at);
    const parts = rules.slotsByPart(slots, ALMATY, NOW);
    expect(parts.map(({ part, slots: own }) => [part, own.length])).toEqual([
      ['night', 2],
      ['morning', 2],
      ['afternoon', 2],
      ['evening', 2],
    ]);
  });

  it('that have begun are not offered', () => {
    const slots = [slot('2026-03-14T20:30:00.000Z'), slot('2026-03-14T20:31:00.000Z')];
    expect(rules.slotsByPart(slots, ALMATY, NOW)[0]?.slots).toEqual([slots[1]]);
  });
});

// Holds BOOK-04.
describe('what is filled in', () => {
  const typed = { name: 'Айгерім', phone: '+77011234567', wish: '' };
  it.each([
    [{}, []],
    [{ name: ' А ' }, ['name']],
    [{ name: 'x'.repeat(101) }, ['name']],
    [{ wish: 'x'.repeat(501) }, ['wish']],
    [{ wish: '🎂'.repeat(500) }, []],
    [{ name: '', phone: '1', wish: 'x'.repeat(10_000) }, ['name', 'phone', 'wish']],
  ])('%j has the mistakes %j', (change, mistakes) => {
    expect(rules.mistakesIn({ ...typed, ...change }, 'kz')).toEqual(mistakes);
  });
});

// Holds BOOK-04.
describe('what our server accepts', () => {
  const request = {
    venueId: 3107,
    startsAt: '2026-03-15T13:00:00.000Z',
    durationMinutes: 120,
    guests: 4,
    name: 'Айгерім',
    phone: '+77011234567',
    wish: '',
    hasConsented: true,
  };
  it('is a request of the form', () => {
    expect(bookingRequestSchema.safeParse(request).success).toBe(true);
  });
  it.each([
    { guests: 0 },
    { guests: 51 },
    { guests: 1000 },
    { guests: 2.5 },
    { name: 'A' },
    { phone: '87011234567' },
    { wish: 'x'.repeat(10_000) },
    { startsAt: '2026-03-15T13:00' },
    { startsAt: '2026-99-99T13:00:00Z' },
    { startsAt: '4c5d6e7f' },
    { venueId: '3107' },
    { hasConsented: false },
  ])('is not one with %j', (change) => {
    expect(bookingRequestSchema.safeParse({ ...request, ...change }).success).toBe(false);
  });

  const query = { venueId: '3107', day: '2026-03-15', guests: '4' };
  it.each([
    [{}, true],
    [{ guests: '0' }, false],
    [{ guests: '1000' }, false],
    [{ guests: '51' }, false],
    [{ day: '2026-02-31' }, false],
    [{ day: 'tomorrow' }, false],
    [{ venueId: '../1' }, false],
  ])('of times is a query with %j: %j', (change, isAccepted) => {
    expect(slotQuerySchema.safeParse({ ...query, ...change }).success).toBe(isAccepted);
  });
});

describe('a reservation', () => {
  // Holds BOOK-10.
  it('stands while it is asked for or confirmed and not over, and is canceled before it begins', () => {
    const begun = reservation({ startsAt: '2026-03-14T20:00:00.000Z' });
    const over = reservation({ startsAt: '2026-03-14T18:00:00.000Z' });
    const told = [reservation(), reservation({ status: 'pending' }), begun, over];
    expect(told.map((one) => rules.isStanding(one, NOW))).toEqual([true, true, true, false]);
    expect(told.map((one) => rules.isCancelable(one, NOW))).toEqual([true, true, false, false]);
    for (const status of ['declined', 'canceled', 'completed'] as const) {
      expect(rules.isStanding(reservation({ status }), NOW)).toBe(false);
      expect(rules.isCancelable(reservation({ status }), NOW)).toBe(false);
    }
  });

  // Holds BOOK-14.
  it('is soon within a day', () => {
    expect(rules.isSoon(reservation(), NOW)).toBe(true);
    expect(rules.isSoon(reservation({ startsAt: '2026-03-15T20:31:00.000Z' }), NOW)).toBe(false);
    expect(rules.isSoon(reservation({ status: 'canceled' }), NOW)).toBe(false);
  });

  // Holds BOOK-07.
  it('is in the way of another at the same time, and of none that begins when it ends', () => {
    const own = [reservation(), reservation({ status: 'canceled', startsAt: '2026-03-16T13:00:00.000Z' })];
    const wanted = (startsAt: string) => rules.overlapping(own, { startsAt, durationMinutes: 120 }, NOW);
    expect(wanted('2026-03-15T14:30:00.000Z')).toBe(own[0]);
    expect(wanted('2026-03-15T11:30:00.000Z')).toBe(own[0]);
    expect(wanted('2026-03-15T15:00:00.000Z')).toBeUndefined();
    expect(wanted('2026-03-15T11:00:00.000Z')).toBeUndefined();
    expect(wanted('2026-03-16T13:00:00.000Z')).toBeUndefined();
  });

  // Holds BOOK-09.
  it('that comes stands before those that are over: the next one first, the last one first', () => {
    const list = [
      reservation({ id: 'later', startsAt: '2026-03-20T13:00:00.000Z' }),
      reservation({ id: 'next' }),
      reservation({ id: 'old', startsAt: '2026-03-01T13:00:00.000Z', status: 'completed' }),
      reservation({ id: 'canceled', status: 'canceled' }),
    ];
    const { coming, past } = rules.splitReservations(list, NOW);
    expect(coming.map(({ id }) => id)).toEqual(['next', 'later']);
    expect(past.map(({ id }) => id)).toEqual(['canceled', 'old']);
  });
});
