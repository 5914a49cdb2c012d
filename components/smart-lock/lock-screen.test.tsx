import { act, fireEvent, render, screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { queryClient } from '@/lib/core/bff/query-client';
import { refusal } from '@/lib/core/bff/test-server';
import { turns } from '@/lib/core/concurrency/test-turns';
import { pressServer } from '@/lib/core/intents/test-press';
import { noteOpening, endTrip, isOnTrip } from '@/lib/smart-lock/trip';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { HOUR_MS } from '@/lib/core/time/duration';
import { withPlainSpaces } from '@/lib/core/text/test-plain-spaces';
import messages from '@/messages/ru.json';
import { LockScreen } from './lock-screen.client';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), replace: jest.fn() }) }));
const { answer, attempts } = pressServer('/api/lock/unlock', {
  'GET /api/session': { isSignedIn: true, name: 'Айгерім', dinerId: 700_431, bonusesMinor: 0 },
});
const t = createTranslator({ locale: 'ru', messages, namespace: 'lock' });
const VENUE = { id: 90_001, name: 'Сөре' };

beforeEach(() => {
  localStorage.clear();
  queryClient().clear();
  answer('never');
  signInForTest(true);
  jest.useFakeTimers({ now: Date.UTC(2026, 2, 14, 9) });
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    await turns();
  });
async function show() {
  const shown = render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <LockScreen venue={VENUE} kind="fridge" />
    </NextIntlClientProvider>,
  );
  await pass(10);
  return shown;
}
/** By a press and its confirmation. */
async function open() {
  fireEvent.click(screen.getByRole('button', { name: t('withoutHolding') }));
  fireEvent.click(screen.getByRole('button', { name: t('confirmOpen') }));
  await pass(10);
}
const currentStep = () =>
  screen.getAllByRole('listitem').find((item) => item.hasAttribute('aria-current'))?.textContent;

// Holds SHOP-13.
test('a fridge leads from opening over taking to scanning, and counts the seconds that it stands open', async () => {
  answer({ secondsLeft: 60 });
  await show();
  expect(currentStep()).toBe(t('step_open'));
  await open();
  expect(screen.getByText(t('opened_fridge'))).toBeVisible();
  expect(currentStep()).toBe(t('step_take'));
  expect(screen.getByText(withPlainSpaces(t('openedText_fridge', { seconds: 60 })))).toBeVisible();
  await pass(20_000);
  expect(screen.getByText(withPlainSpaces(t('openedText_fridge', { seconds: 40 })))).toBeVisible();
  await pass(40_500);
  expect(screen.queryByText(t('opened_fridge'))).toBeNull();
  expect(currentStep()).toBe(t('step_scan'));
  expect(screen.getByRole('link', { name: t('scan') })).toHaveAttribute(
    'href',
    `/filials/${VENUE.id}/barcode-scanner`,
  );
});

// Holds SHOP-14, SHOP-15.
test('a fridge that did not open says so and can be tried again', async () => {
  answer(refusal('lock/not-opened'), { secondsLeft: 60 });
  await show();
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent(t('notOpened_fridge'));
  expect(screen.getByRole('alert')).toHaveTextContent(t('notOpenedText'));
  expect(screen.queryByText(t('opened_fridge'))).toBeNull();
  expect(screen.getByRole('button', { name: t('holdAgain') })).toBeEnabled();
  await open();
  expect(screen.getByText(t('opened_fridge'))).toBeVisible();
});

test('a fridge with an unknown outcome is not shown as open, here and after a reload', async () => {
  answer(refusal('lock/unknown-outcome'));
  const { unmount } = await show();
  await open();
  expect(screen.getByText(t('unknown_fridge'))).toBeVisible();
  unmount();
  await show();
  expect(screen.getByText(t('unknown_fridge'))).toBeVisible();
  expect(screen.queryByText(t('opened_fridge'))).toBeNull();
  expect(screen.getByRole('button', { name: t('holdCheck') })).toBeEnabled();
  expect(attempts()).toHaveLength(1);
});

// Holds SHOP-22.
test('a fridge whose key the platform has from another press says so, and can be opened by a new one', async () => {
  answer(refusal('lock/already-sent'));
  await show();
  await open();
  expect(screen.getByText(messages.errors.lockAlreadySent)).toBeVisible();
  expect(screen.getByText(t('alreadySentText'))).toBeVisible();
  answer({ secondsLeft: 60 });
  await open();
  expect(screen.getByText(t('opened_fridge'))).toBeVisible();
  expect(new Set(attempts().map(({ key }) => key)).size).toBe(2);
});

// Holds SHOP-17.
test('a venue without a smart lock says so and leads to its menu', async () => {
  answer(refusal('lock/absent'));
  await show();
  await open();
  expect(screen.getByRole('heading', { name: t('noLock') })).toBeVisible();
  expect(screen.getByRole('link', { name: t('toMenu') })).toHaveAttribute('href', `/filials/${VENUE.id}`);
});

test('a guest must sign in, and no lock is called', async () => {
  signInForTest(false);
  await show();
  expect(screen.getByRole('button', { name: t('signInToOpen') })).toBeVisible();
  expect(screen.queryByRole('button', { name: t('hold') })).toBeNull();
  expect(attempts()).toEqual([]);
});

test('a lock cannot be opened without network, and can once it is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show();
  expect(screen.getByText(t('offlineText'))).toBeVisible();
  expect(screen.getByRole('button', { name: t('withoutHolding') })).toBeDisabled();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(10);
  expect(screen.getByRole('button', { name: t('withoutHolding') })).toBeEnabled();
  online.mockRestore();
});

// Holds SHOP-25.
test('an opened fridge survives a reload and asks what was taken until the diner answers', async () => {
  answer({ secondsLeft: 60 });
  const { unmount } = await show();
  await open();
  unmount();
  await pass(10 * 60_000);
  await show();
  expect(screen.getByRole('heading', { name: t('takenTitle') })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: t('nothing') }));
  expect(screen.getByRole('button', { name: t('hold') })).toBeVisible();
  expect(attempts()).toHaveLength(1);
});

describe('a fridge that was opened on a trip that has ended', () => {
  const isQuestionShown = () => screen.queryByRole('heading', { name: t('takenTitle') }) !== null;
  beforeEach(async () => {
    answer({ secondsLeft: 60 });
    const { unmount } = await show();
    await open();
    unmount();
    await pass(HOUR_MS);
    endTrip(VENUE.id);
    noteOpening(VENUE.id, Date.now() + 60_000);
  });

  test('has its opener on a trip that another lock of the venue has begun', async () => {
    await show();
    expect(isQuestionShown()).toBe(false);
    expect(currentStep()).toBe(t('step_open'));
    expect(screen.getByRole('button', { name: t('hold') })).toBeEnabled();
    expect(screen.getByRole('link', { name: t('scan') })).toBeVisible();
  });

  test('asks what was taken once it was opened on the later trip too, whatever was opened after it', async () => {
    const { unmount } = await show();
    await open();
    expect(attempts()).toHaveLength(2);
    expect(screen.getByText(t('opened_fridge'))).toBeVisible();
    unmount();
    await pass(HOUR_MS);
    noteOpening(VENUE.id, Date.now() + 60_000);
    await show();
    expect(isQuestionShown()).toBe(true);
  });

  test('asks what was taken on a trip whose beginning an earlier release did not store', async () => {
    localStorage.setItem('lockTrip', JSON.stringify({ venueId: VENUE.id, closesAtMs: Date.now() }));
    await show();
    expect(isQuestionShown()).toBe(true);
  });
});

// Holds SHOP-22.
test('a fridge is opened again only by a hold of its own, after it has shut', async () => {
  answer({ secondsLeft: 60 });
  await show();
  await open();
  expect(screen.queryByRole('button', { name: t('openAgain') })).toBeNull();
  await pass(61_000);
  fireEvent.click(screen.getByRole('button', { name: t('openAgain') }));
  await pass(10);
  expect(attempts()).toHaveLength(1);
  await open();
  expect(new Set(attempts().map(({ key }) => key)).size).toBe(2);
  expect(screen.getByText(t('opened_fridge'))).toBeVisible();
});

// Holds SHOP-25.
test('a diner who goes back from an opened fridge without a scan sees a question first', async () => {
  answer({ secondsLeft: 60 });
  await show();
  const leave = jest.fn();
  const back = document.body
    .appendChild(document.createElement('header'))
    .appendChild(document.createElement('button'));
  back.addEventListener('click', leave);
  fireEvent.click(back);
  expect(leave).toHaveBeenCalledTimes(1);
  await open();
  fireEvent.click(back);
  expect(leave).toHaveBeenCalledTimes(1);
  const question = await screen.findByRole('dialog', { name: t('takenTitle') });
  expect(question).toHaveTextContent(t('leaveText'));
  fireEvent.click(screen.getByRole('link', { name: t('nothing') }));
  expect(isOnTrip(VENUE.id)).toBe(false);
  back.parentElement?.remove();
});
