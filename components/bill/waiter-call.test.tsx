import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { waiterCallSchema } from '@/lib/bill/waiter-call';
import { answeredBy } from '@/lib/bff/test-server';
import { pickTexts } from '@/lib/i18n/pick-texts';
import { takeTableSecret } from '@/lib/ordering/table-secret';
import messages from '@/messages/ru.json';
import { WaiterCall } from './waiter-call.client';
import { WAITER_WORDS } from './waiter-words';

const text = messages.bill;
const CALL = 'POST /api/bill/waiter-calls';
const LINK = { venueId: 3107, tableId: 812, mainTerminalId: 3107 };

/** On a menu, which has no other words of a bill: a missing one fails the test. */
const show = () =>
  render(
    <NextIntlClientProvider
      locale="ru"
      messages={pickTexts(messages, { namespaces: ['layout'], words: WAITER_WORDS })}
      timeZone="UTC"
      onError={(error) => {
        throw error;
      }}
    >
      <WaiterCall link={LINK} timezone="Asia/Almaty" />
    </NextIntlClientProvider>,
  );

async function open(answer: Parameters<typeof answeredBy>[0][string]) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy({ [CALL]: answer }));
  show();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: text.callWaiter }));
  const sheet = within(await screen.findByRole('dialog', { name: text.callWaiter }));
  return { fetched, user, sheet };
}

/** A closing sheet removes its history entry asynchronously. */
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  return act(() => new Promise((resolve) => setTimeout(resolve, 60)));
});

describe('calling a waiter', () => {
  // Holds BILL-08.
  test('says what for, and that the call was heard', async () => {
    const { fetched, user, sheet } = await open(waiterCallSchema.parse({ status: 'sent' }));
    await user.click(sheet.getByRole('radio', { name: text.call_bill }));
    await user.type(sheet.getByRole('textbox', { name: text.callComment }), ' Картой ');
    await user.click(sheet.getByRole('button', { name: text.callSend }));
    expect(await sheet.findByRole('status')).toHaveTextContent(text.callSent);
    expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body as string)).toEqual({
      venueId: 3107,
      tableId: 812,
      reason: 'bill',
      comment: 'Картой',
    });
    expect(sheet.queryByRole('button', { name: text.callSend })).not.toBeInTheDocument();
    // Seen on the page behind, also after a reload, as long as the waiter may be on the way.
    await user.click(sheet.getAllByRole('button', { name: messages.layout.close })[0] as HTMLElement);
    const called = await screen.findByRole('button', { name: /^Официанта позвали в \d\d:\d\d$/ });
    expect(called).toBeVisible();
    cleanup();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
    show();
    expect(screen.getByRole('button', { name: text.callWaiter })).toBeVisible();
  });

  test('that the waiter has seen already says so', async () => {
    const { user, sheet } = await open(waiterCallSchema.parse({ status: 'accepted' }));
    await user.click(sheet.getByRole('button', { name: text.callSend }));
    expect(await sheet.findByRole('status')).toHaveTextContent(text.callAccepted);
  });

  test('too often says to wait', async () => {
    const { user, sheet } = await open({ status: 429, code: 'request/too-many' });
    await user.click(sheet.getByRole('button', { name: text.callSend }));
    expect(await sheet.findByRole('alert')).toHaveTextContent(text.callFailed + messages.errors.busy);
  });

  test('goes with the secret of the table’s code, and asks for another scan without the right one', async () => {
    window.history.replaceState(null, '', '/?filial_id=3107&table_id=812&table_secret=samal-12');
    takeTableSecret();
    const { fetched, user, sheet } = await open({ status: 403, code: 'table/scan-again' });
    await user.click(sheet.getByRole('button', { name: text.callSend }));
    expect(await sheet.findByRole('alert')).toHaveTextContent(
      text.callFailed + messages.errors.tableScanAgain,
    );
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('X-Table-Secret')).toBe('samal-12');
    sessionStorage.clear();
  });

  test('that fails says why, and can be tried again', async () => {
    const failed = { status: 404, code: 'table/not-found' };
    const { user, sheet } = await open([failed, waiterCallSchema.parse({ status: 'sent' })]);
    await user.click(sheet.getByRole('button', { name: text.callSend }));
    expect(await sheet.findByRole('alert')).toHaveTextContent(
      text.callFailed + messages.errors.tableNotFound,
    );
    await user.click(sheet.getByRole('button', { name: text.callSend }));
    expect(await sheet.findByText(text.callSent)).toBeVisible();
  });
});
