import { act, screen, waitFor } from '@testing-library/react';
import { billIntents } from '@/lib/bill/bill-intent';
import { paymentAfterSignIn } from '@/lib/bill/payment-after-sign-in';
import { takeTableSecret } from '@/lib/ground/ordering/take-table-secret';
import messages from '@/messages/ru.json';
import {
  answer,
  bill,
  failed,
  INTENT,
  open,
  refresh,
  row,
  slip,
  startEmpty,
  TABLE,
  text,
  toPay,
  VENUE,
  type Answer,
} from './test-bill-screen';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

startEmpty();

// Holds BILL-24.
test('a bill that another guest pays drops the press before the sign-in', async () => {
  paymentAfterSignIn.note({ billId: bill().id, toPayMinor: 851_900, payment: 'online', consentsTo: 'kz' });
  answer(bill({ status: 'paying' }));
  open();
  await slip();
  expect(sessionStorage.getItem('paymentAfterSignIn')).toBeNull();
});

describe('a refreshed bill', () => {
  test('shows what was added, and when it is of', async () => {
    answer(bill(), bill({ toPayMinor: 900_000 }));
    open();
    await slip();
    await refresh();
    await waitFor(() => expect(toPay()).toHaveTextContent('9 000 ₸'));
    expect(screen.getByText(/^Обновлено в \d\d:\d\d$/)).toHaveRole('status');
  });

  test('a refreshed bill that is paid now has changed the balance of the header', async () => {
    answer(bill(), bill({ status: 'paid', paidMinor: 851_900, toPayMinor: 0 }));
    open();
    await slip();
    sessionStorage.setItem('visit.session', '{}');
    await refresh();
    expect(await screen.findByText(text.settledTitle)).toBeVisible();
    expect(sessionStorage.getItem('visit.session')).toBeNull();
  });

  test('says above the slip when another guest has paid it, and shows no payment', async () => {
    answer(bill(), { status: 409, code: 'bill/already-paid' });
    open();
    await slip();
    await refresh();
    expect(await screen.findByRole('heading', { name: text.settledTitle })).toBeVisible();
    expect(row(await slip(), text.total)).toHaveTextContent('8 519 ₸');
    expect(toPay()).toBeNull();
    expect(screen.queryByText(text.paid)).not.toBeInTheDocument();
  });

  test.each<[string, Answer]>([
    ['the server fails', failed],
    ['there is no connection', 'no network'],
  ])('stays as it was when %s, and says so', async (_what, later) => {
    answer(bill(), later);
    open();
    await slip();
    await refresh();
    expect(await screen.findByText(/^Обновить не удалось. Показан счёт на \d\d:\d\d.$/)).toBeVisible();
    expect(await slip()).toBeVisible();
  });
});

// Holds BILL-19.
describe('a bill that is looked at', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const grown = () => bill({ sumMinor: 900_000, toPayMinor: 900_000 });

  test.each<[string, Answer]>([
    ['the server failed', failed],
    ['there was no network', 'no network'],
  ])('comes by itself after %s', async (_what, first) => {
    answer(first, first, bill());
    open();
    await pass(1000);
    expect(screen.getByRole('alert')).toBeVisible();
    await pass(5000);
    expect(await slip()).toBeVisible();
  });

  test('a bill that is looked at on the screen shows additions by itself', async () => {
    answer(bill(), grown());
    open();
    await slip();
    expect(screen.queryByText(text.changedTitle)).not.toBeInTheDocument();
    await pass(15_000);
    expect(screen.getByText(text.changedTitle).closest('[role=status]')).toHaveTextContent(
      'Было 8 519 ₸, теперь 9 000 ₸.',
    );
    expect(toPay()).toHaveTextContent('9 000 ₸');
  });

  test('says that another guest is paying it, and then that it is paid, with its slip', async () => {
    const fetched = answer(bill(), bill({ status: 'paying' }), { status: 409, code: 'bill/already-paid' });
    open();
    await slip();
    await pass(15_000);
    expect(screen.getByText(text.payingTitle)).toBeVisible();
    await pass(5000);
    expect(screen.getByRole('heading', { name: text.settledTitle })).toBeVisible();
    expect(row(screen.getByRole('region', { name: VENUE.name }), text.total)).toHaveTextContent('8 519 ₸');
    const before = fetched.mock.calls.length;
    await pass(60_000);
    expect(fetched).toHaveBeenCalledTimes(before);
  });

  test('is paid again once the other guest’s attempt came to nothing', async () => {
    answer(bill(), bill({ status: 'paying' }), bill());
    open();
    await slip();
    await pass(15_000);
    expect(screen.getByText(text.payingTitle)).toBeVisible();
    await pass(5000);
    expect(screen.queryByText(text.payingTitle)).not.toBeInTheDocument();
    expect(toPay()).toHaveTextContent('8 519 ₸');
  });

  test('opens by itself at a table where nothing was ordered yet', async () => {
    answer({ status: 404, code: 'bill/not-found' }, bill());
    open();
    await screen.findByRole('heading', { name: text.notFoundTitle });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(15_000);
    expect(screen.getByRole('region', { name: VENUE.name })).toBeVisible();
  });
});

test('a bill that is paid leads its payer to what they have paid, also after a reload', async () => {
  const { key } = billIntents.begin(bill().id, INTENT);
  billIntents.settle(key, { preorderId: 'preorder-1', paymentAddress: null });
  answer({ status: 409, code: 'bill/already-paid' });
  open();
  expect(await screen.findByRole('link', { name: text.toOwnPayment })).toHaveAttribute(
    'href',
    '/bills/preorder/preorder-1',
  );
});

describe('without a bill', () => {
  test('it shows a text while loading', () => {
    answer('never');
    open();
    expect(screen.getByRole('status')).toHaveTextContent(text.loading);
  });

  // Holds BILL-06.
  test.each<
    [what: string, problem: 'notFound' | 'noTable' | 'failed' | 'offline', first: Answer, attempts: number]
  >([
    ['none is open', 'notFound', { status: 404, code: 'bill/not-found' }, 1],
    ['the table is unknown', 'noTable', { status: 404, code: 'table/not-found' }, 1],
    ['the server fails', 'failed', failed, 2],
    ['there is no connection', 'offline', 'no network', 2],
  ])(
    'when %s it says what to do (%s), and can be requested again',
    async (_what, problem, first, attempts) => {
      const fetched = answer(first);
      open();
      await screen.findByRole('heading', { name: text[`${problem}Title`] });
      // A table without a bill is no failure: its diners order first.
      expect(screen.getByRole(problem === 'notFound' ? 'status' : 'alert')).toHaveTextContent(
        text[`${problem}Title`] + text[`${problem}Text`],
      );
      const toMenu = screen.getByRole('link', { name: text.toMenu });
      expect(toMenu).toHaveAttribute('href', '/filials/3107');
      expect(toMenu.matches('.button--main')).toBe(problem === 'notFound');
      const scan = screen.queryByRole('link', { name: messages.layout.scanQr });
      expect(scan?.getAttribute('href')).toBe(problem === 'noTable' ? '/qr-scanner' : undefined);
      const before = fetched.mock.calls.length;
      answer(bill());
      await refresh();
      expect(await slip()).toBeVisible();
      expect(before).toBe(attempts);
    },
  );

  test.each<[string, Answer, string]>([
    ['nothing was ordered yet', bill({ positions: [], sumMinor: 0, toPayMinor: 0 }), text.notFoundTitle],
    ['nothing is left to pay', bill({ paidMinor: 851_900, toPayMinor: 0 }), text.toPay],
  ])('where %s it offers no payment of nothing', async (_what, first, chunks) => {
    answer(first);
    open(TABLE, { ...VENUE, payments: ['online'] });
    await screen.findAllByText(chunks);
    expect(screen.queryByText(text.payTitle)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /₸/ })).not.toBeInTheDocument();
    expect(screen.queryByText(text.splitTitle)).not.toBeInTheDocument();
  });

  test('when the server failed it still says so during the next request', async () => {
    answer(failed);
    open();
    const heading = await screen.findByRole('heading', { name: text.failedTitle });
    answer('never');
    await refresh();
    expect(heading).toBeVisible();
    expect(screen.getByRole('button', { name: text.refresh })).toHaveAttribute('aria-busy', 'true');
  });

  test('of a table whose code must be scanned again it says so, and leads to the menu', async () => {
    answer({ status: 403, code: 'table/scan-again' });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(text.scanAgainTitle + text.scanAgainText);
    expect(screen.getByRole('link', { name: text.toMenu })).toHaveAttribute('href', '/filials/3107');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('is requested with the secret of its code, which stays out of every address', async () => {
    const fetched = answer(bill());
    window.history.replaceState(null, '', `/filials/3107/bill${TABLE}&table_secret=samal-15`);
    takeTableSecret();
    open(location.search);
    expect(await slip()).toBeVisible();
    const [[address, sent] = []] = fetched.mock.calls;
    expect(new Headers(sent?.headers).get('X-Table-Secret')).toBe('samal-15');
    expect(JSON.stringify(address)).not.toContain('samal-15');
    expect(document.documentElement.innerHTML).not.toContain('samal-15');
    sessionStorage.clear();
  });

  test('a paid one needs no refreshing', async () => {
    answer({ status: 409, code: 'bill/already-paid' });
    open();
    expect(await screen.findByRole('heading', { name: text.settledTitle })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  // Holds BILL-07.
  test.each([
    ['no query', ''],
    ['an id missing', '?filial_id=3107&table_id=812'],
    ['the code of another venue', '?filial_id=3108&table_id=812&main_terminal_id=3107'],
  ])('an address with %s is not a code of this venue, and nothing is requested', (_what, query) => {
    const fetched = answer(bill());
    open(query);
    expect(screen.getByRole('alert')).toHaveTextContent(text.unreadableTitle);
    expect(fetched).not.toHaveBeenCalled();
  });
});
