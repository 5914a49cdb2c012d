import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { settled } from '@/components/ui/test-settled';
import { queryClient } from '@/lib/core/bff/query-client';
import { answeredBy } from '@/lib/core/bff/test-server';
import { orderIntents, UNSENT_ORDER_LIFE_MS } from '@/lib/pages/checkout/order-intent';
import { recordActivity } from '@/lib/kiosk/activity';
import { beginGuest } from '@/lib/kiosk/guest';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { watchReplacing } from '@/lib/core/paths/test-location';
import { emptyStorage } from '@/lib/core/storage/test-storage';
import { saveTabletSession } from '@/lib/kiosk-session/tablet-session';
import messages from '@/messages/en.json';
import type { KioskVenue } from './kiosk-props';
import { KioskScreen } from './kiosk-screen.client';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const { kiosk: texts } = messages;
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

type Answer = Parameters<typeof answeredBy>[0][string];

function show(enrolment: Answer, session: Answer = refused, order: Answer = refused) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    answeredBy({
      'GET /api/kiosk/enrolment': enrolment,
      'POST /api/kiosk/session': session,
      'POST /api/orders': order,
      'HEAD /api/health': {},
    }),
  );
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <KioskScreen {...SHOWN} />
    </NextIntlClientProvider>,
  );
}
const isSaid = () => screen.findByRole('heading', { name: texts.notEnrolledTitle });

beforeEach(() => {
  emptyStorage();
  queryClient().clear();
});

// Holds KIOSK-34.
describe('a tablet that may not order', () => {
  test.each([
    ['is not enrolled', { isRequired: true, venueId: null }],
    ['is enrolled at another restaurant', { isRequired: true, venueId: 3108 }],
  ])('because it %s says so, with the way to the staff page', async (_why, enrolment) => {
    show(enrolment);
    expect(await isSaid()).toBeVisible();
    expect(screen.getByRole('link', { name: texts.toStaff })).toHaveAttribute('href', '/kiosk/staff');
    expect(screen.queryByRole('button', { name: texts.takeaway })).toBeNull();
  });

  test('because its enrolment has ended meanwhile says so to the next guest', async () => {
    show({ isRequired: true, venueId: 3107 });
    fireEvent.click(await screen.findByRole('button', { name: texts.takeaway }));
    expect(await isSaid()).toBeVisible();
  });

  test('does not leave a guest’s order to the person who enrols it', async () => {
    jest.useFakeTimers();
    beginGuest(3107, 'takeaway');
    show({ isRequired: true, venueId: null });
    await isSaid();
    jest.setSystemTime(Date.now() + 10 * 60_000);
    expect(await screen.findByRole('heading', { name: texts.notEnrolledTitle })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1200));
    expect(sessionStorage.getItem('kioskGuest')).toBeNull();
    jest.useRealTimers();
  });
});

test.each([
  ['is enrolled here', { isRequired: true, venueId: 3107 }],
  ['need not be enrolled', { isRequired: false, venueId: null }],
])('a tablet that %s takes orders', async (_why, enrolment) => {
  show(enrolment, { session: 'session-000001' });
  fireEvent.click(await screen.findByRole('button', { name: texts.takeaway }));
  await settled();
  expect(screen.queryByRole('heading', { name: texts.notEnrolledTitle })).toBeNull();
});

// Holds KIOSK-34.
describe('a press that is repeated on a tablet that is not enrolled any more', () => {
  let replacing: jest.Mock;
  const CART = 'cart-00000001';
  const ENROLLED = { isRequired: true, venueId: 3107 };
  const NOT_ENROLLED = { isRequired: true, venueId: null };
  beforeEach(() => {
    jest.useFakeTimers();
    // jsdom has no dialogs.
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true;
    };
    replacing = watchReplacing();
    document.documentElement.className = 'kiosk';
    recordActivity();
    saveTabletSession({ session: 'session-000001', venueId: 3107, orderKey: CART });
    orderIntents.begin(CART, testOrderRequest('takeaway'));
  });
  afterEach(() => {
    jest.useRealTimers();
    document.documentElement.className = '';
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('leaves the way to the staff page, and goes on once the tablet is enrolled again', async () => {
    const placed = { orderId: 90031, venueId: 3107, paymentAddress: null };
    show([ENROLLED, NOT_ENROLLED, ENROLLED], refused, [refused, refused, refused, placed]);
    await pass(6_000);
    expect(await isSaid()).toBeVisible();
    expect(screen.getByText(texts.askText)).toBeVisible();
    expect(screen.getByRole('link', { name: texts.toStaff })).toHaveAttribute('href', '/kiosk/staff');
    expect(orderIntents.findOpen()?.key).toBe(CART);
    await pass(20_000);
    await waitFor(() => expect(replacing).toHaveBeenCalledWith('/kiosk/filials/3107/order/90031'));
  });

  test('prompts its guest first, then ends with the guest', async () => {
    show(NOT_ENROLLED);
    await pass(59_000);
    expect(orderIntents.findOpen()?.key).toBe(CART);
    await pass(5_000);
    expect(screen.getByRole('heading', { name: texts.stillThere })).toBeInTheDocument();
    await pass(20_000);
    expect(orderIntents.findOpen()).toBeNull();
  });

  test('ends after a quarter of an hour in any case', async () => {
    show(NOT_ENROLLED);
    for (let half = 0; half < 2 * (UNSENT_ORDER_LIFE_MS / 60_000) - 1; half += 1) {
      fireEvent.pointerDown(document.body);
      await pass(30_000);
    }
    expect(orderIntents.findOpen()?.key).toBe(CART);
    fireEvent.pointerDown(document.body);
    await pass(31_000);
    expect(orderIntents.findOpen()).toBeNull();
  });
});
