import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { queryClient } from '@/lib/core/bff/query-client';
import { answeredBy } from '@/lib/core/bff/test-server';
import { changeKioskDevice, readKioskDevice } from '@/lib/kiosk/device';
import { STAFF_IDLE_MS } from '@/lib/kiosk/idle';
import { recordKioskOrder } from '@/lib/kiosk/recent-orders';
import { matchesStaffPin } from '@/lib/kiosk/staff-pin';
import { watchLeaving, watchReplacing } from '@/lib/core/paths/test-location';
import { printerSettings } from '@/lib/printing/printer-settings';
import { emptyStorage } from '@/lib/core/storage/test-storage';
import { enrolmentQuery } from '@/lib/kiosk-session/enrolment.api';
import messages from '@/messages/en.json';
import { StaffScreen } from './staff-screen.client';

const { kioskStaff: texts, kiosk, printing, layout, errors } = messages;
const PIN = { kind: 'plain', digits: '4321' } as const;
const LANGUAGES = [
  { language: 'kk', name: 'Қазақша' },
  { language: 'ru', name: 'Русский' },
  { language: 'en', name: 'English' },
] as const;

const show = () =>
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ kioskStaff: texts, kiosk, printing, layout, errors, language: messages.language }}
    >
      <StaffScreen languages={LANGUAGES} />
    </NextIntlClientProvider>,
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** By the pad's keys. */
const enter = (digits: string) => {
  const pad = within(screen.getByRole('group', { name: kiosk.keys }));
  for (const digit of digits) fireEvent.click(pad.getByRole('button', { name: digit }));
  press(kiosk.keysDone);
};
const open = async () => {
  changeKioskDevice({ venueId: 3107, venueName: 'Samal', pin: PIN });
  show();
  enter('4321');
  await screen.findByRole('heading', { name: texts.venue });
};

const answer = (answers: Parameters<typeof answeredBy>[0]) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy({ 'HEAD /api/health': {}, ...answers }));

beforeEach(() => {
  emptyStorage();
  queryClient().clear();
  answer({ 'GET /api/kiosk/enrolment': { isRequired: false, venueId: null } });
  document.documentElement.dataset.site = 'kz-en-kiosk';
});
afterEach(() => delete document.documentElement.dataset.site);

// Holds KIOSK-20.
describe('the PIN of the staff page', () => {
  test('is chosen when it is opened first, twice the same', async () => {
    show();
    expect(screen.getByRole('heading', { name: texts.newPin })).toBeVisible();
    expect(screen.queryByText(texts.plainHttp)).toBeNull();
    enter('1234');
    expect(screen.getByRole('heading', { name: texts.repeatPin })).toBeVisible();
    enter('1235');
    expect(screen.getByRole('alert')).toHaveTextContent(texts.pinsDiffer);
    enter('1234');
    enter('1234');
    expect(await screen.findByRole('heading', { name: texts.venue })).toBeVisible();
    expect(readKioskDevice().pin).toMatchObject({ kind: 'hashed' });
  });

  test('is stored in plain text over plain http, and the page says so', async () => {
    jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    show();
    expect(screen.getByText(texts.plainHttp)).toBeVisible();
    enter('1234');
    enter('1234');
    expect(await screen.findByRole('heading', { name: texts.venue })).toBeVisible();
    expect(readKioskDevice().pin).toEqual({ kind: 'plain', digits: '1234' });
  });

  test('opens nothing where it is wrong, and is never shown', async () => {
    changeKioskDevice({ pin: PIN });
    const { container } = show();
    expect(screen.queryByRole('heading', { name: texts.venue })).toBeNull();
    enter('1111');
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong PIN. 4 tries left');
    for (const key of ['4', '3', '2', '9', 'Backspace']) fireEvent.keyDown(document.body, { key });
    expect(screen.getByRole('status', { name: '3 digits entered' })).toBeInTheDocument();
    expect(container.querySelector('.kiosk-pin__digits')).toHaveTextContent('');
    for (const key of ['1', 'Enter']) fireEvent.keyDown(document.body, { key });
    expect(await screen.findByRole('heading', { name: texts.venue })).toBeVisible();
  });

  test('is corrected by the key that leads back elsewhere, as long as there are digits', () => {
    changeKioskDevice({ pin: PIN });
    show();
    fireEvent.keyDown(document.body, { key: '4' });
    expect(fireEvent.keyDown(document.body, { key: 'Backspace' })).toBe(false);
    expect(fireEvent.keyDown(document.body, { key: 'Backspace' })).toBe(true);
  });

  test('waits after five wrong ones, also after a reload', async () => {
    changeKioskDevice({ pin: PIN });
    const { unmount } = show();
    for (let count = 4; count >= 1; count -= 1) {
      enter('1111');
      await screen.findByText(new RegExp(`Wrong PIN. ${count} `));
    }
    enter('1111');
    expect(await screen.findByText('Too many tries. Wait 0:30')).toBeVisible();
    unmount();
    show();
    expect(await screen.findByText(/^Too many tries\. Wait 0:(30|29)$/)).toBeVisible();
    for (const key of ['4', '3', '2', '1', 'Enter']) fireEvent.keyDown(document.body, { key });
    expect(screen.getByRole('status', { name: '0 digits entered' })).toBeInTheDocument();
  });

  test('is changed by who has it', async () => {
    await open();
    press(texts.changePin);
    enter('98765');
    enter('98765');
    expect(await screen.findByRole('button', { name: texts.changePin })).toBeVisible();
    const { pin } = readKioskDevice();
    await expect(pin && matchesStaffPin('98765', pin)).resolves.toBe(true);
  });
});

// Holds KIOSK-21.
test('each setting holds at once', async () => {
  await open();
  fireEvent.click(screen.getByRole('switch', { name: new RegExp(texts.markers) }));
  fireEvent.click(screen.getByRole('switch', { name: new RegExp(texts.sound) }));
  fireEvent.change(screen.getByRole('slider', { name: /Brightness/ }), { target: { value: '40' } });
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${printing.transport_none}`) }));
  expect(readKioskDevice()).toMatchObject({ hasMarkers: true, hasSound: true, idleBrightness: 40 });
  expect(printerSettings.read().transport).toBe('none');
  // A digit that is typed into a field is no part of a PIN, nor lost.
  const field = screen.getByRole('textbox', { name: texts.otherVenue });
  fireEvent.change(field, { target: { value: '41a07' } });
  const leaving = watchLeaving();
  press('Open restaurant 4107');
  await waitFor(() => expect(leaving).toHaveBeenCalledWith('/kiosk?filial_id=4107&source=TABLET'));
});

// Holds KIOSK-22.
test('languages are offered in turn, the kiosk’s own first, and the last one stays', async () => {
  await open();
  const offer = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));
  fireEvent.click(screen.getByRole('radio', { name: 'Русский' }));
  expect(readKioskDevice().languages).toEqual(['ru', 'kk', 'en']);
  offer('Қазақша');
  offer('English');
  expect(readKioskDevice().languages).toEqual(['ru']);
  expect(screen.queryByRole('radio', { name: 'Русский' })).toBeNull();
  offer('Русский');
  expect(readKioskDevice().languages).toEqual(['ru']);
  offer('Қазақша');
  expect(readKioskDevice().languages).toEqual(['ru', 'kk']);
});

// Holds KIOSK-24.
test('a number of the last orders is printed again, at its own venue', async () => {
  const order = { atMs: Date.now(), sumMinor: 320_000, currency: 'KZT' } as const;
  recordKioskOrder({ ...order, orderId: 1, number: 'K-17', venueId: 3107 });
  recordKioskOrder({ ...order, orderId: 2, number: 'K-18', venueId: 4107 });
  Object.assign(window, {
    print: jest.fn(),
    CSSStyleSheet: class {
      replaceSync = jest.fn();
    },
  });
  Object.assign(document, { adoptedStyleSheets: [], fonts: { ready: Promise.resolve() } });
  await open();
  const rows = within(screen.getByRole('region', { name: texts.orders })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^K-18\d\d:\d\d3.200.₸$/),
    expect.stringMatching(/^K-17\d\d:\d\d3.200.₸$/),
  ]);
  let paper = '';
  jest.mocked(window.print).mockImplementation(() => {
    paper = document.querySelector('.slip-page')?.textContent ?? '';
  });
  press('Print number K-17');
  expect(await screen.findByText(printing.printed)).toBeVisible();
  for (const text of ['Samal', 'K-17', printing.numberAgain, printing.notFiscal])
    expect(paper).toContain(text);
  await act(() => Promise.resolve(window.dispatchEvent(new Event('afterprint'))));
});

describe('the staff page is left', () => {
  test('the staff page is left by the restart, which ends the guest and keeps the settings', async () => {
    await open();
    sessionStorage.setItem('kioskGuest', '{}');
    const replacing = watchReplacing();
    press(texts.restart);
    await waitFor(() => expect(replacing).toHaveBeenCalledWith('/kiosk'));
    expect(sessionStorage.getItem('kioskGuest')).toBeNull();
    expect(readKioskDevice()).toMatchObject({ venueId: 3107, pin: PIN });
  });

  test('the staff page is left by itself after two minutes without a touch', async () => {
    jest.useFakeTimers();
    const replacing = watchReplacing();
    changeKioskDevice({ pin: PIN });
    show();
    await act(() => jest.advanceTimersByTimeAsync(STAFF_IDLE_MS - 1000));
    fireEvent.pointerDown(document.body);
    await act(() => jest.advanceTimersByTimeAsync(STAFF_IDLE_MS - 1000));
    expect(replacing).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(replacing).toHaveBeenCalledWith('/kiosk');
    jest.useRealTimers();
  });
});

// Holds KIOSK-35.
describe('the enrolment of the tablet', () => {
  test.each([
    [{ isRequired: true, venueId: 3107 }, 'Set up for restaurant 3107'],
    [{ isRequired: false, venueId: 3107 }, 'Set up for restaurant 3107'],
    [{ isRequired: false, venueId: null }, texts.anybodyOrders],
    [{ isRequired: false, venueId: 3108 }, texts.anybodyOrders],
    [{ isRequired: true, venueId: null }, texts.notEnrolled],
    [
      { isRequired: true, venueId: 3108 },
      'Set up for restaurant 3108, not this one: guests can’t order here',
    ],
  ])('is said as %j', async (enrolment, text) => {
    answer({ 'GET /api/kiosk/enrolment': enrolment });
    await open();
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('takes a code typed with gaps, and reports a wrong code', async () => {
    const wrong = { status: 403, code: 'kiosk/code' };
    answer({
      'GET /api/kiosk/enrolment': { isRequired: true, venueId: null },
      'POST /api/kiosk/enrolment': [wrong, { isRequired: true, venueId: 3107 }],
    });
    await open();
    await screen.findByText(texts.notEnrolled);
    const field = screen.getByLabelText(texts.setupCode);
    const button = { name: texts.setUpTablet };
    fireEvent.change(field, { target: { value: '6839 8705 862' } });
    expect(screen.queryByRole('button', button)).toBeNull();
    fireEvent.change(field, { target: { value: '6839 8705 8625' } });
    fireEvent.click(screen.getByRole('button', button));
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.kioskCode);
    fireEvent.click(screen.getByRole('button', button));
    expect(await screen.findByText('Set up for restaurant 3107')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field).toHaveValue('');
    // The request of the kiosk's start is answered with it.
    expect(queryClient().getQueryData(enrolmentQuery.queryKey)).toEqual({ isRequired: true, venueId: 3107 });
    const [, sent] = jest.mocked(globalThis.fetch).mock.calls.at(-1) ?? [];
    expect(sent?.body).toBe(JSON.stringify({ venueId: 3107, code: '683987058625' }));
  });
});
