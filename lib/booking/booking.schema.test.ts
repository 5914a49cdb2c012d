/** @jest-environment node */
import { bookingRequestSchema } from './booking.schema';
import { slotQuerySchema } from './booking-query.schema';

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
  ])('is a query of times with %j: %j', (change, isAccepted) => {
    expect(slotQuerySchema.safeParse({ ...query, ...change }).success).toBe(isAccepted);
  });
});
