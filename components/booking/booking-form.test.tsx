import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import { answeredBy, heldAnswer } from '@/lib/core/bff/test-server';
import { bookingIntents, bookingSubject } from '@/lib/booking/booking-intent';
import type { Reservation, ReservationPage, Slot } from '@/lib/booking/booking.schema';
import type { BookingVenue } from '@/lib/booking/booking-venue';
import { turns } from '@/lib/core/concurrency/test-turns';
import { CHECK_DELAY_MS } from '@/lib/core/intents/press-machine';
import { testProfile } from '@/lib/profile/test-profile';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { dayAfter, dayOf } from '@/lib/core/time/calendar-day';
import { PHONE_EXAMPLES, shownPhone } from '@/lib/core/text/phone';
import { setClock } from '@/lib/core/time/test-clock';
import messages from '@/messages/ru.json';
import { BookingForm } from './booking-form.client';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const text = messages.booking;
const VENUE: BookingVenue = {
  id: 3107,
  name: 'Самал',
  address: 'Достық, 132',
  townName: 'Алматы',
  timezone: 'Asia/Almaty',
  country: 'kz',
  phone: '+7 727 355 00 00',
  documents: [{ code: 'personal_data_consent', version: '1' }],
};
const TODAY = dayOf(new Date(), VENUE.timezone);
const slot = (hours: number, isAvailable: boolean): Slot => ({
  startsAt: new Date(Math.ceil(Date.now() / 3_600_000 + hours) * 3_600_000).toISOString(),
  durationMinutes: 120,
  isAvailable,
});
const slotsOf = (day: string, guests = 2) =>
  `GET /api/booking/slots?venueId=3107&day=${day}&guests=${guests}`;
const BOOK = 'POST /api/booking/reservations';
const MINE = 'GET /api/booking/reservations?page=1';
const pageOf = (...reservations: Reservation[]): ReservationPage => ({ reservations, page: 1, lastPage: 1 });
const SESSION = { isSignedIn: true, name: 'Айгерім', dinerId: 1, bonusesMinor: 0 };

const PROFILE = testProfile();

function show(answers: Parameters<typeof answeredBy>[0], venue = VENUE) {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(answeredBy({ 'GET /api/session': SESSION, [MINE]: pageOf(), ...answers }));
  render(
    <NextIntlClientProvider
      locale="ru"
      messages={messages}
      timeZone="UTC"
      onError={(error) => {
        throw error;
      }}
    >
      <BookingForm venue={venue} />
    </NextIntlClientProvider>,
  );
  return { user: userEvent.setup(), fetched };
}
const sent = (fetched: ReturnType<typeof show>['fetched']) =>
  fetched.mock.calls.filter(([, options]) => options?.method === 'POST');
const timeTiles = () => screen.findByRole('radiogroup', { name: text.times });

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  push.mockReset();
  queryClient().clear();
  changeQueryOptions({ retryDelay: 0 });
  localStorage.clear();
  sessionStorage.clear();
  signInForTest(true);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the form of a table', () => {
  // Holds BOOK-03.
  test('shows taken times and keeps them disabled', async () => {
    const [taken, free] = [slot(1, false), slot(2, true)];
    show({ [slotsOf(TODAY)]: { slots: [taken, free] } });
    await timeTiles();
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    const tile = ({ startsAt }: Slot) => radios.find(({ value }) => value === startsAt);
    expect(tile(taken)).toBeDisabled();
    expect(tile(free)).toBeEnabled();
    expect(tile(taken)?.closest('label')).toHaveTextContent(text.taken);
  });

  // Holds TIME-11.
  test.each([-3, -1, 1, 3])(
    'offers the days and times that are to come with a clock %i hours wrong',
    async (hours) => {
      // Half past eight in the evening in Almaty.
      setClock('2030-03-14T15:30:00.000Z', hours);
      const [begun, coming] = ['2030-03-14T15:00:00.000Z', '2030-03-14T16:00:00.000Z'].map((startsAt) => ({
        startsAt,
        durationMinutes: 120,
        isAvailable: true,
      }));
      show({ [slotsOf('2030-03-14')]: { slots: [begun, coming] } });
      await timeTiles();
      const values = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
      expect(values[0]).toBe('2030-03-14');
      expect(values).toContain(coming?.startsAt);
      expect(values).not.toContain(begun?.startsAt);
    },
  );

  test('says which table the diner has already', async () => {
    const { startsAt } = slot(3, true);
    show({
      [slotsOf(TODAY)]: { slots: [slot(1, true)] },
      [MINE]: pageOf({
        id: '4c5d6e7f-8091-4a2b-9c3d-4e5f60718293',
        venueId: 3107,
        venueName: 'Самал',
        address: '',
        timezone: VENUE.timezone,
        startsAt,
        durationMinutes: 120,
        guests: 2,
        name: 'Айгерім',
        phone: '+77025554433',
        wish: '',
        status: 'confirmed',
      }),
    });
    expect(await screen.findByText(/У вас уже есть стол/)).toBeVisible();
    expect(screen.getByRole('link', { name: text.toMine })).toHaveAttribute('href', '/profile/reservations');
  });

  // Holds BOOK-06.
  test('the form of a table on a day without times says that there are no times, not that all are taken', async () => {
    show({ [slotsOf(TODAY)]: { slots: [] } });
    expect(await screen.findByText(text.closedTitle)).toBeVisible();
    expect(screen.queryByText(text.fullTitle)).toBeNull();
    expect(screen.getByRole('link', { name: new RegExp(text.call) })).toHaveAttribute(
      'href',
      'tel:+77273550000',
    );
  });

  test('is a full day where the only free time has begun', async () => {
    show({
      [slotsOf(TODAY)]: { slots: [slot(-2, true), slot(2, false)] },
      [`GET /api/booking/next-day?venueId=3107&day=${TODAY}&guests=2`]: { day: null },
    });
    expect(await screen.findByText(text.fullTitle)).toBeVisible();
  });

  // Holds BOOK-06.
  test('the form of a table on a full day leads to the next one with a table', async () => {
    const next = dayAfter(TODAY, 3);
    const { user } = show({
      [slotsOf(TODAY)]: { slots: [slot(1, false)] },
      [`GET /api/booking/next-day?venueId=3107&day=${TODAY}&guests=2`]: { day: next },
      [slotsOf(next)]: { slots: [slot(72, true)] },
    });
    await screen.findByText(text.fullTitle);
    await user.click(screen.getByRole('button', { name: text.nextDay }));
    await timeTiles();
    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', next);
  });

  test('keeps the day and the time that are chosen before the next free day is known', async () => {
    const [chosen, late] = [dayAfter(TODAY, 1), dayAfter(TODAY, 3)];
    const free = slot(24, true);
    const { answer, give } = heldAnswer();
    const { user } = show({
      [slotsOf(TODAY)]: { slots: [slot(1, false)] },
      [`GET /api/booking/next-day?venueId=3107&day=${TODAY}&guests=2`]: answer,
      [slotsOf(chosen)]: { slots: [free] },
      [slotsOf(late)]: { slots: [slot(72, true)] },
    });
    const checked = () => screen.getAllByRole<HTMLInputElement>('radio', { checked: true });
    await screen.findByText(text.fullTitle);
    await user.click(screen.getByRole('button', { name: text.nextDay }));
    await user.click(screen.getAllByRole('radio')[1] as HTMLElement);
    await timeTiles();
    await user.click(screen.getAllByRole('radio').at(-1) as HTMLElement);
    const before = checked().map(({ value }) => value);
    expect(before).toEqual([chosen, free.startsAt]);
    await act(async () => {
      give({ day: late });
      await turns();
    });
    expect(checked().map(({ value }) => value)).toEqual(before);
  });

  // Holds BOOK-01.
  test('sends what is filled in, with the phone of the country, under a key, and leads to the tables', async () => {
    const free = slot(2, true);
    const { user, fetched } = show({
      [slotsOf(TODAY)]: { slots: [free] },
      [BOOK]: {
        id: '4c5d6e7f-8091-4a2b-9c3d-4e5f60718293',
        venueId: 3107,
        venueName: 'Самал',
        address: '',
        timezone: VENUE.timezone,
        startsAt: free.startsAt,
        durationMinutes: 120,
        guests: 2,
        name: 'Айгерім',
        phone: '+77025554433',
        wish: '',
        status: 'pending',
      },
    });
    await timeTiles();
    await user.click(screen.getAllByRole('radio').at(-1) as HTMLElement);
    await waitFor(() => expect(screen.getByLabelText(text.name)).toHaveValue('Айгерім'));
    await user.type(screen.getByLabelText(text.phone), '8 702 555 44 33');
    await user.click(screen.getByRole('button', { name: new RegExp(`^${text.agreeAndBook}`) }));
    await waitFor(() => expect(push).toHaveBeenCalledWith('/profile/reservations'));
    const [[, options] = []] = sent(fetched);
    expect(JSON.parse(options?.body as string)).toEqual({
      venueId: 3107,
      startsAt: free.startsAt,
      durationMinutes: 120,
      guests: 2,
      name: 'Айгерім',
      phone: '+77025554433',
      wish: '',
      hasConsented: true,
    });
    expect(new Headers(options?.headers).get('idempotency-key')).toMatch(/^book-/);
  });

  // Holds BOOK-04, LAY-32.
  test('sends nothing without a time or with a wrong phone, and says which', async () => {
    const { user, fetched } = show({ [slotsOf(TODAY)]: { slots: [slot(2, true)] } });
    await timeTiles();
    const button = await screen.findByRole('button', { name: new RegExp(`^${text.agreeAndBook}`) });
    await user.click(button);
    expect(screen.getByText(text.timeRequired)).toBeVisible();
    await user.click(screen.getAllByRole('radio').at(-1) as HTMLElement);
    const phone = screen.getByLabelText(text.phone);
    await user.clear(phone);
    await user.type(phone, '\u200b');
    await user.click(button);
    expect(phone).toHaveAccessibleDescription(text.required);
    await user.type(phone, '12');
    await user.click(button);
    expect(phone).toHaveFocus();
    expect(phone).toHaveAccessibleDescription(text.phoneError.replace('{example}', PHONE_EXAMPLES.kz));
    expect(sent(fetched)).toEqual([]);
  });

  test('has the phone of the current user, also after another sign-in in Georgia', async () => {
    const profile = testProfile({ phone: '+995555123456' });
    const GET_PROFILE = 'GET /api/profile';
    show({ [slotsOf(TODAY)]: { slots: [] }, [GET_PROFILE]: PROFILE });
    await waitFor(() => expect(screen.getByLabelText(text.phone)).toHaveValue(shownPhone(PROFILE.phone)));
    cleanup();
    // The sign-in leaves the page, and comes back to it anew.
    queryClient().clear();
    sessionStorage.removeItem('visit.session');
    document.cookie = 'signedIn=sign-in-2';
    show({ [slotsOf(TODAY)]: { slots: [] }, [GET_PROFILE]: profile }, { ...VENUE, country: 'ge' });
    await waitFor(() => expect(screen.getByLabelText(text.phone)).toHaveValue(shownPhone('+995555123456')));
    expect(screen.getByLabelText(text.phone)).toBeValid();
  });

  // Holds BOOK-05.
  test('shows a press that is open in another tab, and where to check once that tab stops', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    show({ [slotsOf(TODAY)]: { slots: [slot(2, true)] }, [BOOK]: 'no network' });
    await timeTiles();
    const hearFromOtherTab = () =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'bookingIntents' })));
    const { key } = bookingIntents.begin(bookingSubject(VENUE.id), {
      venueId: VENUE.id,
      startsAt: slot(3, true).startsAt,
      durationMinutes: 120,
      guests: 2,
      name: 'Айгерім',
      phone: '+77025554433',
      wish: '',
      hasConsented: true,
    });
    hearFromOtherTab();
    expect(screen.queryByText(text.unknownTitle)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(CHECK_DELAY_MS));
    expect(screen.getByText(text.unknownTitle)).toBeVisible();
    bookingIntents.drop(key);
    hearFromOtherTab();
    expect(screen.getByText(text.endedTitle)).toBeVisible();
    expect(screen.getByRole('link', { name: text.toMine })).toHaveAttribute('href', '/profile/reservations');
  });
});
