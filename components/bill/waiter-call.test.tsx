import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { settled } from '@/components/ui/test-settled';
import { waiterCallSchema } from '@/lib/bill/waiter-call.schema';
import { waiterIntents } from '@/lib/bill/waiter-intent';
import { answeredBy } from '@/lib/core/bff/test-server';
import { pickTexts } from '@/lib/core/i18n/pick-texts';
import { takeTableSecret } from '@/lib/ground/ordering/take-table-secret';
import messages from '@/messages/ru.json';
import { WaiterCall } from './waiter-call.client';
import { TABLE_KEYS } from '@/lib/bill/table-keys';

const text = messages.bill;
const CALL = 'POST /api/bill/waiter-calls';
const LINK = { venueId: 3107, tableId: 812, mainTerminalId: 3107 };

/** On a menu, which has no other texts of a bill: a missing one fails the test. */
const show = () =>
  render(
    <NextIntlClientProvider
      locale="ru"
      messages={pickTexts(messages, { namespaces: ['layout', 'errors'], keys: TABLE_KEYS })}
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
function leave() {
  cleanup();
  return settled();
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  return leave();
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

  test('a call says that the waiter has seen it', async () => {
    const { user, sheet } = await open(waiterCallSchema.parse({ status: 'accepted' }));
    await user.click(sheet.getByRole('button', { name: text.callSend }));
    expect(await sheet.findByRole('status')).toHaveTextContent(text.callAccepted);
  });

  test('tells how far its own call has come, and not another one’s of the table', async () => {
    const { sheet } = await open(waiterCallSchema.parse({ status: 'done' }));
    fireEvent.click(sheet.getByRole('button', { name: text.callSend }));
    // Another tab's is written down later, and answered before.
    const other = waiterIntents.begin('', { ...LINK, reason: 'cleaning', comment: '' });
    waiterIntents.settle(other.key, { calledAt: Date.now(), status: 'accepted' });
    expect(await sheet.findByText(text.callDone)).toBeVisible();
    expect(sheet.queryByText(text.callAccepted)).toBeNull();
  });

  // Holds BILL-22.
  test('a call whose key the platform has from another one says so, and then calls anew', async () => {
    const reused = { status: 409, code: 'waiter/already-sent' };
    const made = waiterCallSchema.parse({ status: 'sent' });
    const { fetched, user, sheet } = await open([reused, made]);
    await user.click(sheet.getByRole('button', { name: text.callSend }));
    expect(await sheet.findByText(messages.errors.waiterAlreadySent)).toBeVisible();
    expect(sheet.getByText(text.callUnsettledText)).toBeVisible();
    await user.click(sheet.getByRole('button', { name: text.callSend }));
    expect(await sheet.findByText(text.callSent)).toBeVisible();
    const keys = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  // Holds BILL-23.
  test('too often says when the next one can be made', async () => {
    const { user, sheet } = await open({ status: 429, code: 'request/too-many', retryAfterSeconds: 130 });
    await user.click(sheet.getByRole('button', { name: text.callSend }));
    expect(await sheet.findByRole('alert')).toHaveTextContent(
      `${text.callFailed}Вызовов слишком много. Следующий можно сделать через 3 минуты.`,
    );
  });

  test('too often says to wait where it is not known how long', async () => {
    const { user, sheet } = await open({ status: 429, code: 'upstream/busy' });
    await user.click(sheet.getByRole('button', { name: text.callSend }));
    expect(await sheet.findByRole('alert')).toHaveTextContent(text.callFailed + messages.errors.busy);
  });

  // Holds BILL-22.
  test('a call whose answer is lost says so, also on the page, and is checked under the same key', async () => {
    const lost = { status: 502, code: 'waiter/unknown-outcome' };
    const { fetched, user, sheet } = await open([lost, waiterCallSchema.parse({ status: 'sent' })]);
    await user.click(sheet.getByRole('radio', { name: text.call_cleaning }));
    await user.click(sheet.getByRole('button', { name: text.callSend }));
    expect(await sheet.findByText(text.callUnknownTitle)).toBeVisible();
    expect(sheet.queryByRole('radio')).not.toBeInTheDocument();
    await leave();
    show();
    await user.click(screen.getByRole('button', { name: text.callUnsure }));
    const again = within(await screen.findByRole('dialog', { name: text.callWaiter }));
    await user.click(await again.findByRole('button', { name: text.callCheck }));
    expect(await again.findByText(text.callSent)).toBeVisible();
    const sent = fetched.mock.calls.map(([, init]) => new Headers(init?.headers));
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map((headers) => headers.get('Idempotency-Key'))).size).toBe(1);
    expect(sent.map((headers) => headers.get('X-Repetition'))).toEqual([null, '1']);
    expect(new Set(fetched.mock.calls.map(([, init]) => init?.body)).size).toBe(1);
  });

  test('again shows the one before, and how far it has come', async () => {
    const { user, sheet } = await open([
      waiterCallSchema.parse({ status: 'sent' }),
      waiterCallSchema.parse({ status: 'accepted' }),
    ]);
    await user.click(sheet.getByRole('button', { name: text.callSend }));
    await user.click(
      (await sheet.findAllByRole('button', { name: messages.layout.close }))[0] as HTMLElement,
    );
    await user.click(await screen.findByRole('button', { name: /^Официанта позвали в \d\d:\d\d$/ }));
    const again = within(await screen.findByRole('dialog', { name: text.callWaiter }));
    expect(await again.findByRole('status')).toHaveTextContent(text.callSent);
    await user.click(again.getByRole('button', { name: text.callSend }));
    expect(await again.findByText(text.callAccepted)).toBeVisible();
  });

  test('sends the secret of the table’s code, and asks for another scan without the right one', async () => {
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

  test('a call that fails says why, and can be tried again', async () => {
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
