import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { answeredBy } from '@/lib/bff/test-server';
import { beginGuest } from '@/lib/kiosk/guest';
import { KZT_FORMAT } from '@/lib/money/money';
import { emptyStorage } from '@/lib/storage/test-storage';
import messages from '@/messages/en.json';
import type { KioskVenue } from './kiosk-props';
import { KioskScreen } from './kiosk-screen.client';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const { kiosk: words } = messages;
const SHOWN: KioskVenue = {
  venue: { id: 3107, name: 'Samal', moneyFormat: KZT_FORMAT },
  categories: [],
  popular: [],
  hits: [],
  stories: [],
  offered: ['takeaway'],
  documents: [],
  language: 'en',
  countryLanguage: 'en',
  languages: [],
};
const refused = { status: 403, code: 'kiosk/not-enrolled' };

function show(enrolment: object, session: Parameters<typeof answeredBy>[0][string] = refused) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    answeredBy({
      'GET /api/kiosk/enrolment': enrolment,
      'POST /api/kiosk/session': session,
      'HEAD /api/health': {},
    }),
  );
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <KioskScreen {...SHOWN} />
    </NextIntlClientProvider>,
  );
}
const isSaid = () => screen.findByRole('heading', { name: words.notEnrolledTitle });

beforeEach(() => emptyStorage());

// Holds KIOSK-34.
describe('a tablet that may not order', () => {
  test.each([
    ['is not enrolled', { isRequired: true, venueId: null }],
    ['is enrolled at another restaurant', { isRequired: true, venueId: 3108 }],
  ])('because it %s says so, with the way to the staff page', async (_why, enrolment) => {
    show(enrolment);
    expect(await isSaid()).toBeVisible();
    expect(screen.getByRole('link', { name: words.toStaff })).toHaveAttribute('href', '/kiosk/staff');
    expect(screen.queryByRole('button', { name: words.takeaway })).toBeNull();
  });

  test('because its enrolment has ended meanwhile says so to the next guest', async () => {
    show({ isRequired: true, venueId: 3107 });
    fireEvent.click(await screen.findByRole('button', { name: words.takeaway }));
    expect(await isSaid()).toBeVisible();
  });

  test('does not leave a guest’s order to whoever enrols it', async () => {
    beginGuest(3107, 'takeaway');
    show({ isRequired: true, venueId: null });
    await isSaid();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000);
    expect(await screen.findByRole('heading', { name: words.notEnrolledTitle })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(sessionStorage.getItem('kioskGuest')).toBeNull();
    jest.restoreAllMocks();
  });
});

test.each([
  ['is enrolled here', { isRequired: true, venueId: 3107 }],
  ['need not be enrolled', { isRequired: false, venueId: null }],
])('a tablet that %s takes orders', async (_why, enrolment) => {
  show(enrolment, { session: 'session-000001' });
  fireEvent.click(await screen.findByRole('button', { name: words.takeaway }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('heading', { name: words.notEnrolledTitle })).toBeNull();
});
