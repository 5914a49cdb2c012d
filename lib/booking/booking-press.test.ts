import { BffError } from '@/lib/bff/client';
import { grantOneByOne } from '@/lib/intents/test-locks';
import { openPressTab, startEachPressAnew } from '@/lib/intents/test-press';
import { sendBooking } from './booking.api';
import { bookingIntents, bookingSubject, unknownBookingVenue } from './booking-intent';
import { bookingUse } from './booking-press';
import type { BookingRequest, Reservation } from './booking.schema';

jest.mock('./booking.api', () => ({ sendBooking: jest.fn() }));
const send = jest.mocked(sendBooking);

const VENUE = 3107;
const REQUEST: BookingRequest = {
  venueId: VENUE,
  startsAt: '2026-03-15T13:00:00.000Z',
  durationMinutes: 120,
  guests: 2,
  name: 'Айгерім',
  phone: '+77011234567',
  wish: '',
  hasConsented: true,
};
const made = { id: '4c5d6e7f-8091-4a2b-9c3d-4e5f60718293' } as Reservation;

/** A page with the button, as one tab shows it. */
function openTab() {
  const page = { follow: jest.fn(), refresh: jest.fn(), signIn: jest.fn() };
  const tab = openPressTab(bookingUse(VENUE, page));
  return { ...page, ...tab, press: (request = REQUEST) => tab.press(bookingSubject(VENUE), request) };
}
const keys = () => send.mock.calls.map(([key]) => key);

startEachPressAnew();
beforeEach(() => send.mockReset());

// Holds BOOK-05.
describe('a press of Book', () => {
  test('twice at once books one table and leads to it', async () => {
    send.mockResolvedValue(made);
    const { press, follow } = openTab();
    await Promise.all([press(), press()]);
    expect(keys()).toHaveLength(1);
    expect(follow).toHaveBeenCalled();
  });

  test('in two tabs at once books one table, and both are led to it', async () => {
    grantOneByOne();
    send.mockResolvedValue(made);
    const tabs = [openTab(), openTab()];
    await Promise.all(tabs.map(({ press }) => press()));
    expect(keys()).toHaveLength(1);
    for (const { follow } of tabs) expect(follow).toHaveBeenCalled();
  });

  test('whose answer is lost is unknown, and repeated after a reload with the same key and body', async () => {
    send.mockRejectedValueOnce(new BffError('network')).mockResolvedValue(made);
    const first = openTab();
    await first.press();
    expect(first.view()).toMatchObject({ kind: 'unknown' });
    expect(unknownBookingVenue()).toBe(VENUE);
    const again = openTab();
    await again.resume();
    expect(again.view()).toEqual({ kind: 'made' });
    expect(again.follow).toHaveBeenCalled();
    expect(new Set(keys()).size).toBe(1);
    expect(send.mock.calls.at(-1)).toEqual([keys()[0], REQUEST, true]);
    expect(unknownBookingVenue()).toBeNull();
  });

  // Holds BOOK-11.
  test('for a time that was taken leaves nothing behind, and the next one has a key of its own', async () => {
    send.mockRejectedValueOnce(new BffError('booking/slot-taken')).mockResolvedValue(made);
    const { press, view, refresh } = openTab();
    await press();
    expect(view()).toMatchObject({ kind: 'refused', error: { code: 'booking/slot-taken' } });
    expect(refresh).toHaveBeenCalled();
    expect(bookingIntents.find(bookingSubject(VENUE))).toBeNull();
    await press({ ...REQUEST, startsAt: '2026-03-15T13:30:00.000Z' });
    expect(view()).toEqual({ kind: 'made' });
    expect(new Set(keys()).size).toBe(2);
  });

  test('of a guest leads to the sign-in and leaves nothing behind', async () => {
    send.mockRejectedValue(new BffError('auth/required'));
    const { press, signIn } = openTab();
    await press();
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(unknownBookingVenue()).toBeNull();
  });
});
