import { screen } from '@testing-library/react';
import { takeTableSecret } from '@/lib/ordering/table-secret';
import {
  answer,
  bill,
  failed,
  open,
  refresh,
  slip,
  startEmpty,
  TABLE,
  text,
  type Answer,
} from './test-bill-screen';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

startEmpty();

describe('a refreshed bill', () => {
  test('shows what was added, and when it is of', async () => {
    answer(bill(), bill({ toPayMinor: 900_000 }));
    open();
    await slip();
    await refresh();
    expect(await screen.findByText('9 000 ₸')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/^Обновлено в \d\d:\d\d$/);
  });

  test('that is paid now has changed the balance of the header', async () => {
    answer(bill(), bill({ status: 'paid', paidMinor: 851_900, toPayMinor: 0 }));
    open();
    await slip();
    sessionStorage.setItem('visit.session', '{}');
    await refresh();
    expect(await screen.findByText(text.settledTitle)).toBeVisible();
    expect(sessionStorage.getItem('visit.session')).toBeNull();
  });

  test('that was paid meanwhile is gone', async () => {
    answer(bill(), { status: 409, code: 'bill/already-paid' });
    open();
    await slip();
    await refresh();
    expect(await screen.findByText(text.settledTitle)).toBeVisible();
    expect(screen.queryByText('8 519 ₸')).not.toBeInTheDocument();
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
    ['nobody has the table', 'noTable', { status: 404, code: 'table/not-found' }, 1],
    ['the server fails', 'failed', failed, 2],
    ['there is no connection', 'offline', 'no network', 2],
  ])('when %s it says what to do (%s), and asks again on demand', async (_what, problem, first, attempts) => {
    const fetched = answer(first);
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      text[`${problem}Title`] + text[`${problem}Text`],
    );
    expect(screen.getByRole('link', { name: text.toMenu })).toHaveAttribute('href', '/filials/3107');
    const before = fetched.mock.calls.length;
    answer(bill());
    await refresh();
    expect(await slip()).toBeVisible();
    expect(before).toBe(attempts);
  });

  test('of a table whose code must be scanned again it says so, and leads to the menu', async () => {
    answer({ status: 403, code: 'table/scan-again' });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(text.scanAgainTitle + text.scanAgainText);
    expect(screen.getByRole('link', { name: text.toMenu })).toHaveAttribute('href', '/filials/3107');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('is asked for with the secret that its code held, which stands in no address', async () => {
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
  ])('an address with %s is no code of this venue, and nothing is asked', (_what, query) => {
    const fetched = answer(bill());
    open(query);
    expect(screen.getByRole('alert')).toHaveTextContent(text.unreadableTitle);
    expect(fetched).not.toHaveBeenCalled();
  });
});
