import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { startTransition } from 'react';
import { queryClient } from '@/lib/core/bff/query-client';
import { testBill } from '@/lib/bill/test-bill';
import { TABLE_KEYS } from '@/lib/bill/table-keys';
import { pickTexts } from '@/lib/core/i18n/pick-texts';
import messages from '@/messages/ru.json';
import { TableLink } from './table-link.client';

const replace = jest.fn<undefined, [address: string]>();
const mockRouter = { replace, refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));
const CODE = '?filial_id=3107&table_id=812&main_terminal_id=3107&source=QR';
const BILL = '/filials/3107/bill?filial_id=3107&table_id=812&main_terminal_id=3107';
const text = messages.menu;
const HALL = 3;
const tableTexts = pickTexts(messages, { namespaces: ['errors'], keys: TABLE_KEYS });

/** The response of the bill's route; the venue has one table. */
let attaching: Response | Promise<Response> | null;
let bill: object | { status: number; code: string } | 'no network';

const refusal = (status: number, code: string) => ({ status, code });

beforeEach(() => {
  replace.mockClear();
  mockRouter.refresh.mockClear();
  queryClient().clear();
  sessionStorage.clear();
  document.cookie = 'service=takeaway; path=/';
  attaching = null;
  bill = testBill();
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    if (input === '/api/texts/table') return Promise.resolve(Response.json({ texts: tableTexts }));
    if (JSON.stringify(input).includes('/api/bill/attachment'))
      return Promise.resolve(attaching ?? Response.json({ isAttached: true }));
    if (!JSON.stringify(input).includes('/api/bill'))
      return Promise.resolve(
        Response.json({ tables: [{ number: '12', name: 'Терраса 12' }], scanned: { name: 'Терраса 12' } }),
      );
    if (bill === 'no network') return Promise.reject(new TypeError('Failed to fetch'));
    if (!('code' in Object(bill))) return Promise.resolve(Response.json(bill));
    const { status, code } = bill as ReturnType<typeof refusal>;
    return Promise.resolve(Response.json({ error: { code, requestId: 'r' } }, { status }));
  });
});

function openMenu(query: string, isCheckPullingEnabled = true, path = '/filials/3107') {
  window.history.replaceState(null, '', path + query);
  return render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <TableLink venue={{ id: 3107, isCheckPullingEnabled, services: [1, HALL], timezone: 'Asia/Almaty' }} />
    </NextIntlClientProvider>,
  );
}
const attachments = () =>
  jest.mocked(fetch).mock.calls.filter(([address]) => address === '/api/bill/attachment');
const toBill = () => screen.findByRole('link', { name: text.tableBill });

describe('a menu opened by a table’s code', () => {
  // Holds LAY-27.
  test('is replaced by the table’s open bill, and covered until then', async () => {
    openMenu(CODE);
    expect(screen.getByRole('status')).toHaveTextContent(messages.layout.loading);
    await waitFor(() => expect(replace.mock.calls).toEqual([[BILL]]));
    expect(screen.getByRole('status')).toHaveTextContent(messages.layout.loading);
  });

  test('a menu opened by a table’s code that is replaced by a bill is the hall’s when the diner comes back to it', async () => {
    openMenu(CODE);
    await waitFor(() => expect(replace.mock.calls).toEqual([[BILL]]));
    expect(document.cookie).toContain('service=express');
    expect(mockRouter.refresh).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['no bill is open', refusal(404, 'bill/not-found'), text.tableNoBill],
    ['the last one is paid', refusal(409, 'bill/already-paid'), text.tableSettled],
    ['the platform fails', refusal(503, 'upstream/unavailable'), 'Терраса 12'],
    ['there is no network', 'no network', 'Терраса 12'],
  ] as const)('stays and names the table where %s', async (_why, answer, message) => {
    bill = answer;
    openMenu(CODE);
    expect(await screen.findByText('Терраса 12')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(message);
    expect(await toBill()).toHaveAttribute('href', BILL);
    expect(replace).not.toHaveBeenCalled();
  });

  // Holds BILL-05.
  test('stays and says what to do for an unknown table', async () => {
    bill = refusal(404, 'table/not-found');
    openMenu(CODE);
    expect(await screen.findByText(text.tableUnknownText)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  // Holds BILL-03.
  test('attaches the diner to the table, once', async () => {
    bill = refusal(404, 'bill/not-found');
    openMenu(CODE);
    expect(await screen.findByText('Терраса 12')).toBeVisible();
    expect(attachments().map(([, init]) => JSON.parse(init?.body as string) as object)).toEqual([
      { venueId: 3107, tableId: 812 },
    ]);
  });

  // Holds BILL-04.
  test('stays and says so if the table accepts no guests, whatever is on its bill', async () => {
    attaching = Response.json({ error: { code: 'table/not-attached', requestId: 'r' } }, { status: 409 });
    openMenu(CODE);
    expect(await screen.findByText(text.tableNotAttached)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(replace).not.toHaveBeenCalled();
  });

  // Holds BILL-04.
  test.each([
    ['with an open bill', testBill()],
    ['without a bill', refusal(404, 'bill/not-found')],
  ])('stays %s where the attach fails, says so, and attaches again at a press', async (what, found) => {
    bill = found;
    attaching = Response.json({ error: { code: 'upstream/unavailable', requestId: 'r' } }, { status: 503 });
    // A table of its own: that its menu can be used is known for the page's life.
    openMenu(CODE.replace('812', what === 'without a bill' ? '813' : '814'));
    expect(await screen.findByText(text.tableAttachFailed)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Счёт/ })).toBeVisible();
    expect(attachments()).toHaveLength(1);
    attaching = null;
    fireEvent.click(screen.getByRole('button', { name: text.tableRetry }));
    await waitFor(() => expect(screen.queryByText(text.tableAttachFailed)).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText(text.tableAttaching)).not.toBeInTheDocument());
    expect(attachments()).toHaveLength(2);
    expect(replace).not.toHaveBeenCalled();
  });

  // Holds BILL-04.
  test('opens where the attach takes long, says that it goes on, and stays when the bill comes', async () => {
    let attach: (answer: Response) => void = () => undefined;
    attaching = new Promise((resolve) => (attach = resolve));
    openMenu(CODE.replace('812', '815'));
    expect(screen.getByRole('status')).toHaveTextContent(messages.layout.loading);
    expect(await screen.findByText(text.tableAttaching, undefined, { timeout: 4000 })).toBeVisible();
    expect(screen.queryByText(messages.layout.loading)).not.toBeInTheDocument();
    expect(document.cookie).toContain('service=express');
    await act(async () => {
      attach(Response.json({ isAttached: true }));
      await attaching;
    });
    await waitFor(() => expect(screen.queryByText(text.tableAttaching)).not.toBeInTheDocument());
    expect(await screen.findByRole('link', { name: /^Счёт/ })).toBeVisible();
    expect(replace).not.toHaveBeenCalled();
  });

  test('attaches once where the hall’s menu mounts anew', async () => {
    bill = refusal(404, 'bill/not-found');
    const { unmount } = openMenu(CODE);
    await toBill();
    unmount();
    openMenu(CODE);
    await toBill();
    expect(attachments()).toHaveLength(1);
  });

  test('is the hall’s then, until the diner chooses otherwise', async () => {
    bill = refusal(404, 'bill/not-found');
    const { unmount } = openMenu(CODE);
    await toBill();
    expect(document.cookie).toContain('service=express');
    expect(mockRouter.refresh).toHaveBeenCalledTimes(1);
    unmount();
    document.cookie = 'service=takeaway; path=/';
    openMenu(CODE);
    await toBill();
    expect(document.cookie).toContain('service=takeaway');
  });

  test('takes no press while the hall’s menu is on its way', async () => {
    bill = refusal(404, 'bill/not-found');
    let come: () => void = () => undefined;
    const hallMenu = new Promise<void>((resolve) => (come = resolve));
    mockRouter.refresh.mockImplementationOnce(() => startTransition(() => hallMenu));
    openMenu(CODE);
    await waitFor(() => expect(mockRouter.refresh).toHaveBeenCalled());
    expect(screen.getByRole('status')).toHaveTextContent(messages.layout.loading);
    expect(screen.getByRole('status')).not.toHaveClass('delayed');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await act(async () => {
      come();
      await hallMenu;
    });
    await toBill();
  });

  test.each([
    ['with an id missing', '?filial_id=3107&table_id=812&source=QR', true],
    ['without a code', '', true],
  ])('stays %s', (_what, query, isCheckPullingEnabled) => {
    openMenu(query, isCheckPullingEnabled);
    expect(fetch).not.toHaveBeenCalled();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('stays and names the table where the venue shows no bills', async () => {
    openMenu(CODE, false);
    expect(await screen.findByText('Терраса 12')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(replace).not.toHaveBeenCalled();
  });

  test('stays when it is reached from the bill, whose address is still there', () => {
    openMenu(CODE, true, '/filials/3107/bill');
    expect(replace).not.toHaveBeenCalled();
    expect(fetch).not.toHaveBeenCalled();
  });
});

test('a menu that is opened again in the visit names the table that was scanned', async () => {
  const visit = { source: 'QR', filialId: 3107, table: '812', mainTerminalId: 3107 };
  sessionStorage.setItem('menuTempData', JSON.stringify(visit));
  openMenu('');
  expect(await screen.findByText('Терраса 12')).toBeVisible();
  expect(await toBill()).toHaveAttribute('href', BILL);
  expect(replace).not.toHaveBeenCalled();
});

test('a menu that is opened from the bill names its waiter and its sum, and requests no bill', async () => {
  const visit = { source: 'QR', filialId: 3107, table: '812', mainTerminalId: 3107 };
  sessionStorage.setItem('menuTempData', JSON.stringify(visit));
  queryClient().setQueryData(['bill', 3107, 812, 3107], testBill());
  openMenu('');
  expect(await screen.findByText('Вас обслуживает Аружан')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Счёт/ })).toHaveTextContent('Счёт 6 600 ₸');
  const requested = jest
    .mocked(fetch)
    .mock.calls.filter(([address]) => JSON.stringify(address).includes('/api/bill'));
  expect(requested).toEqual([]);
});
