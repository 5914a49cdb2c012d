import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { queryClient } from '@/lib/bff/query-client';
import type { Bill } from '@/lib/bill/bill';
import { billIntents } from '@/lib/bill/bill-intent';
import type { BillVenue } from '@/lib/bill/bill-venue';
import { testBill } from '@/lib/bill/test-bill';
import { takeTableSecret } from '@/lib/ordering/table-secret';
import messages from '@/messages/ru.json';
import { BillScreen } from './bill-screen.client';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const text = messages.bill;
/** A venue where only the waiter takes payment. */
const VENUE: BillVenue = { id: 3107, name: 'Самал', country: 'kz', timezone: 'Asia/Almaty', payments: [] };
const TABLE = '?filial_id=3107&table_id=812&main_terminal_id=3107';

/** Half a portion among the dishes, and a charge that was rounded. */
const bill = (part: Partial<Bill> = {}): Bill =>
  testBill({
    positions: [
      { name: 'Бешбармақ', count: 1, sumMinor: 420_000 },
      { name: 'Қымыз', count: 2, sumMinor: 180_000 },
      { name: 'Қазы', count: 0.5, sumMinor: 174_500 },
    ],
    positionsSumMinor: 774_500,
    serviceChargeMinor: 77_400,
    sumMinor: 851_900,
    toPayMinor: 851_900,
    ...part,
  });

const INTENT = {
  venueId: 3107,
  payment: 'online',
  toPayMinor: 851_900,
  bonusesMinor: 0,
  bonusAccount: 'general',
  tipsMinor: 0,
  hasConsented: true,
} as const;

type Answer = Bill | { status: number; code: string } | 'no network' | 'never';

function responseOf(answer: Answer): Promise<Response> {
  if (answer === 'never') return new Promise(() => {});
  if (answer === 'no network') return Promise.reject(new TypeError('Failed to fetch'));
  if (!('code' in answer)) return Promise.resolve(Response.json(answer));
  const { status, code } = answer;
  return Promise.resolve(Response.json({ error: { code, requestId: 'r' } }, { status }));
}

/** The server's responses in order; the last one repeats. */
function answer(...answers: [Answer, ...Answer[]]) {
  const left = [...answers];
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => responseOf((left.length > 1 ? left.shift() : left[0]) ?? 'never'));
}

function open(query = TABLE, venue = VENUE) {
  window.history.replaceState(null, '', `/filials/3107/bill${query}`);
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <BillScreen venue={venue} />
    </NextIntlClientProvider>,
  );
}
const slip = () => screen.findByRole('region', { name: VENUE.name });
const row = (area: HTMLElement, name: string) => within(area).getByText(name).closest('div');
/** The card with the sum that the diner owes, if they owe one. */
const toPay = () => screen.queryByText(text.toPay, { selector: 'p' })?.closest('section') ?? null;
const refresh = () => userEvent.click(screen.getByRole('button', { name: text.refresh }));
const failed = { status: 503, code: 'upstream/unavailable' };

beforeEach(() => {
  queryClient().clear();
  localStorage.clear();
  // A failure is shown at once, without the pause before a retry.
  queryClient().setDefaultOptions({ queries: { retryDelay: 0 } });
});

describe('the bill of a table', () => {
  test('shows positions, service charge, sum and what is to pay', async () => {
    answer(bill());
    open();
    const area = await slip();
    expect(area).toHaveTextContent('№ 4471');
    expect(area).toHaveTextContent('Открыт в 12:40');
    expect(row(area, text.table)).toHaveTextContent('Терраса 12');
    expect(row(area, text.waiter)).toHaveTextContent('Аружан');
    expect(row(area, 'Бешбармақ')).toHaveTextContent('4 200 ₸');
    expect(row(area, 'Қымыз × 2')).toHaveTextContent('1 800 ₸');
    expect(row(area, 'Қазы × 0,5')).toHaveTextContent('1 745 ₸');
    expect(row(area, text.positions)).toHaveTextContent('7 745 ₸');
    expect(row(area, 'Обслуживание, 10 %')).toHaveTextContent('774 ₸');
    expect(row(area, text.total)).toHaveTextContent('8 519 ₸');
    expect(toPay()).toHaveTextContent('8 519 ₸');
  });

  test('names dishes as the till does, and says in which language', async () => {
    answer(bill());
    open();
    await slip();
    expect(screen.getByText('Бешбармақ')).toHaveAttribute('lang', 'kk');
    expect(screen.getByText(text.total)).not.toHaveAttribute('lang');
  });

  test('is requested as the table’s code says', async () => {
    const fetched = answer(bill());
    open();
    await slip();
    expect(fetched).toHaveBeenCalledWith(
      '/api/bill?venueId=3107&tableId=812&mainTerminalId=3107',
      expect.anything(),
    );
  });

  // Holds BILL-12.
  test('is paid with the waiter where the venue takes no money online, and nothing looks like paying', async () => {
    answer(bill());
    open();
    await slip();
    expect(screen.getByRole('note')).toHaveTextContent('Оплата у официанта');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      text.refresh,
      text.callWaiter,
    ]);
  });

  test('leaves out what there is not: waiter, service charge', async () => {
    answer(bill({ waiterName: null, servicePercentage: 0, serviceChargeMinor: 0 }));
    open();
    const area = await slip();
    for (const name of [text.waiter, text.positions, text.paid, text.toPay])
      expect(within(area).queryByText(name)).not.toBeInTheDocument();
    expect(area).not.toHaveTextContent('Обслуживание');
  });

  test('counts lari in Georgia, and a charge with a fraction', async () => {
    answer(bill({ currency: 'GEL', servicePercentage: 7.5, serviceChargeMinor: 151, toPayMinor: 2161 }));
    open();
    const area = await slip();
    expect(row(area, 'Обслуживание, 7,5 %')).toHaveTextContent('1,51 ₾');
    expect(toPay()).toHaveTextContent('21,61 ₾');
  });

  test('names what was paid of it', async () => {
    answer(bill({ paidMinor: 400_000, toPayMinor: 451_900 }));
    open();
    const area = await slip();
    expect(row(area, text.total)).toHaveTextContent('8 519 ₸');
    expect(row(area, text.paid)).toHaveTextContent('4 000 ₸');
    expect(row(area, text.toPay)).toHaveTextContent('4 519 ₸');
    expect(toPay()).toHaveTextContent('4 519 ₸');
  });

  test('is paid here where the venue takes money online', async () => {
    answer(bill());
    open(TABLE, { ...VENUE, payments: ['online'] });
    expect(await screen.findByRole('button', { name: /^Войти и оплатить/ })).toHaveTextContent('8 519 ₸');
  });

  test('that the diner pays leads back to that payment', async () => {
    const { key } = billIntents.begin(bill().id, INTENT);
    billIntents.settle(key, { preorderId: 'preorder-1', paymentAddress: null });
    answer(bill({ status: 'paying' }));
    open();
    expect(await screen.findByRole('link', { name: text.toPayment })).toHaveAttribute(
      'href',
      '/bills/preorder/preorder-1',
    );
  });

  test('that is being paid from here with an unknown outcome finds that out, with the same key', async () => {
    const { key } = billIntents.begin(bill().id, INTENT);
    const fetched = answer(bill({ status: 'paying' }), 'never');
    open();
    expect(await screen.findByText(text.unknownTitle)).toBeVisible();
    const [address, init] = fetched.mock.calls.at(-1) ?? [];
    expect(address).toBe(`/api/bill/${bill().id}/payment`);
    expect(new Headers(init?.headers).get('Idempotency-Key')).toBe(key);
    expect(new Headers(init?.headers).get('X-Repetition')).toBe('1');
  });

  test('that another diner is paying says so', async () => {
    answer(bill({ status: 'paying' }));
    open();
    const notice = await screen.findByText(text.payingTitle);
    expect(notice).toBeVisible();
    expect(screen.queryByText(text.payTitle)).not.toBeInTheDocument();
    expect(toPay()).toBeNull();
    const follows = notice.compareDocumentPosition(await slip()) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows).toBeTruthy();
  });

  test.each(['paid', 'closed'] as const)('that is %s asks for nothing more', async (status) => {
    answer(bill({ status, paidMinor: 851_900, toPayMinor: 0 }));
    open();
    const area = await slip();
    const title = screen.getByRole('heading', { name: text.settledTitle });
    expect(title).toHaveClass('hero');
    expect(title.closest('section')).toHaveTextContent('8 519 ₸');
    expect(row(area, text.paid)).toHaveTextContent('8 519 ₸');
    expect(within(area).queryByText(text.toPay)).not.toBeInTheDocument();
    expect(toPay()).toBeNull();
  });

  test('leads to the menu', async () => {
    answer(bill());
    open();
    await slip();
    expect(screen.getByRole('link', { name: text.toMenu })).toHaveAttribute('href', '/filials/3107');
  });
});

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
