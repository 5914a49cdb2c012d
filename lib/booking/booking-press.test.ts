import { heldAnswer, refusal } from '@/lib/core/bff/test-server';
import { turns } from '@/lib/core/concurrency/test-turns';
import { CHECK_DELAY_MS } from '@/lib/core/intents/press-machine';
import { grantOneByOne } from '@/lib/core/intents/test-locks';
import { openPressTab, pressServer, startEachPressAnew } from '@/lib/core/intents/test-press';
import { BOOKING_LIFE_MS, bookingIntents, bookingSubject, unknownBookingVenue } from './booking-intent';
import { bookingUse } from './booking-press';
import type { BookingRequest, Reservation } from './booking.schema';

const { answer, attempts } = pressServer('/api/booking/reservations');

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
const made: Reservation = {
  ...REQUEST,
  id: '4c5d6e7f-8091-4a2b-9c3d-4e5f60718293',
  venueName: 'Самал',
  address: 'ул. Абая, 10',
  timezone: 'Asia/Almaty',
  status: 'pending',
};

/** A page with the button, as one tab shows it. */
function openTab() {
  const page = { follow: jest.fn(), refresh: jest.fn(), signIn: jest.fn() };
  const tab = openPressTab(bookingUse(VENUE, page));
  return { ...page, ...tab, press: (request = REQUEST) => tab.press(bookingSubject(VENUE), request) };
}
const keys = () => attempts().map(({ key }) => key);

startEachPressAnew();
beforeEach(() => answer('never'));

// Holds BOOK-05.
describe('a press of Book', () => {
  test('twice at once books one table and leads to it', async () => {
    answer(made);
    const { press, follow } = openTab();
    await Promise.all([press(), press()]);
    expect(keys()).toHaveLength(1);
    expect(follow).toHaveBeenCalled();
  });

  test('a press of Book in two tabs at once books one table, and both are led to it', async () => {
    grantOneByOne();
    answer(made);
    const tabs = [openTab(), openTab()];
    await Promise.all(tabs.map(({ press }) => press()));
    expect(keys()).toHaveLength(1);
    for (const { follow } of tabs) expect(follow).toHaveBeenCalled();
  });

  test('a press of Book whose answer is lost is unknown, and repeated after a reload with the same key and body', async () => {
    answer('no network', made);
    const first = openTab();
    await first.press();
    expect(first.view()).toMatchObject({ kind: 'unknown' });
    expect(unknownBookingVenue()).toBe(VENUE);
    const again = openTab();
    await again.resume();
    expect(again.view()).toEqual({ kind: 'made' });
    expect(again.follow).toHaveBeenCalled();
    expect(new Set(keys()).size).toBe(1);
    expect(attempts().at(-1)).toEqual({ key: keys()[0], body: REQUEST, isRepetition: true });
    expect(unknownBookingVenue()).toBeNull();
  });

  // Holds BOOK-11.
  test('a press of Book for a time that was taken leaves nothing behind, and the next one has a key of its own', async () => {
    answer(refusal('booking/slot-taken'), made);
    const { press, view, refresh } = openTab();
    await press();
    expect(view()).toMatchObject({ kind: 'refused', error: { code: 'booking/slot-taken' } });
    expect(refresh).toHaveBeenCalled();
    expect(bookingIntents.find(bookingSubject(VENUE))).toBeNull();
    await press({ ...REQUEST, startsAt: '2026-03-15T13:30:00.000Z' });
    expect(view()).toEqual({ kind: 'made' });
    expect(new Set(keys()).size).toBe(2);
  });

  test('a press of Book of a guest leads to the sign-in and leaves nothing behind', async () => {
    answer(refusal('auth/required'));
    const { press, signIn } = openTab();
    await press();
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(unknownBookingVenue()).toBeNull();
  });
});

// Holds BOOK-05.
describe('a tab that has not pressed', () => {
  /** Another tab has written down a press, and waits for its answer. */
  const openElsewhere = () => bookingIntents.begin(bookingSubject(VENUE), REQUEST).key;

  test('looks whether another one’s press is still open after some seconds, and tells of it', async () => {
    const tab = openTab();
    openElsewhere();
    await tab.otherTabChanged();
    expect(tab.view()).toEqual({ kind: 'idle', checkAtMs: Date.now() + CHECK_DELAY_MS });
    answer('never');
    await tab.resume();
    expect(tab.view()).toMatchObject({ kind: 'unknown' });
  });

  test('stays on its page after an instant answer elsewhere, and requests the times again', async () => {
    const tab = openTab();
    const key = openElsewhere();
    await tab.otherTabChanged();
    bookingIntents.settle(key, { reservationId: made.id });
    await tab.otherTabChanged();
    expect(tab.view()).toEqual({ kind: 'idle' });
    expect(tab.refresh).toHaveBeenCalled();
    expect(tab.follow).not.toHaveBeenCalled();
  });

  test.each(['hears it from the browser', 'asks again'])(
    'and sees another tab’s press follows its outcome when it %s',
    async (how) => {
      const tab = openTab();
      const key = openElsewhere();
      answer('no network');
      await tab.resume();
      bookingIntents.settle(key, { reservationId: made.id });
      await (how === 'asks again' ? tab.resume() : tab.otherTabChanged());
      expect(tab.view()).toEqual({ kind: 'made' });
      expect(tab.follow).toHaveBeenCalled();
      expect(keys()).toEqual([key]);
    },
  );

  test('opens the reservation that another tab made while it waited', async () => {
    grantOneByOne();
    const key = openElsewhere();
    const held = heldAnswer();
    answer(held.answer);
    const [asking, waiting] = [openTab(), openTab()];
    await Promise.all([asking.resume(), waiting.resume()]);
    held.give(made);
    await turns();
    expect(waiting.view()).toEqual({ kind: 'made' });
    expect(waiting.follow).toHaveBeenCalled();
    expect(keys()).toEqual([key]);
  });

  test.each<[string, (key: string) => unknown]>([
    ['is refused elsewhere', (key) => bookingIntents.drop(key)],
    ['is a quarter of an hour old', () => jest.advanceTimersByTime(BOOKING_LIFE_MS)],
  ])('says that polling has ended when the press %s', async (_what, end) => {
    const tab = openTab();
    const key = openElsewhere();
    answer('no network');
    await tab.resume();
    end(key);
    await tab.otherTabChanged();
    expect(tab.view()).toEqual({ kind: 'idle', wasUnknown: true });
    await tab.resume();
    expect(tab.view()).toEqual({ kind: 'idle', wasUnknown: true });
  });
});
