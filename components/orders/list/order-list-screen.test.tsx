import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import { orderPageSchema, type Order } from '@/lib/orders/orders.schema';
import { TEST_NOW, testDelivery, testOrder } from '@/lib/orders/test-order';
import { hasOrderUnderWay } from '@/lib/orders/under-way';
import { answeredBy } from '@/lib/core/bff/test-server';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import messages from '@/messages/ru.json';
import { OrderListScreen } from './order-list-screen.client';
import { inRussian } from '@/components/orders/test-order-screen';

const mockRouter = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const text = messages.orders;
const FIRST = 'GET /api/orders/list?page=1';

const page = (orders: Order[], meta: { page?: number; lastPage?: number } = {}) =>
  orderPageSchema.parse({ orders, page: 1, lastPage: 1, total: orders.length, ...meta });
const past = (id: number, part: Partial<Order> = {}) =>
  testOrder({ id, number: `A-${id}`, status: 'completed', ...part });
const ofBrand = (brandId: number, brandName: string) => ({
  venue: { ...testOrder().venue, brandId, brandName, name: `${brandName}, Абая` },
});

function show(answers: Parameters<typeof answeredBy>[0], search = '') {
  window.history.replaceState(null, '', `/orders${search}`);
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy(answers));
  render(inRussian(<OrderListScreen />));
  return { user: userEvent.setup(), fetched };
}
const cards = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.querySelector('.tag')?.textContent]);
const chip = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  queryClient().clear();
  changeQueryOptions({ retryDelay: 0 });
  localStorage.clear();
  signInForTest(true);
});

describe('the list of orders', () => {
  test('shows those under way first, with number, status, date, dishes and sum', async () => {
    show({ [FIRST]: page([past(3), testOrder({ id: 2, number: 'A-2' }), past(1, { status: 'canceled' })]) });
    expect(await screen.findByRole('heading', { name: text.active })).toBeVisible();
    expect(cards()).toEqual([
      ['/orders/2', 'Принят'],
      ['/orders/3', 'Получен'],
      ['/orders/1', 'Отменён'],
    ]);
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Ақ Дастархан');
    expect(first).toHaveTextContent('Заказ № A-2 · 14 марта 13:25');
    expect(first).toHaveTextContent('Плов × 2, Чай');
    expect(first).toHaveTextContent('5 600 ₸');
  });

  test('strikes the sum of an order that was canceled, and of no other', async () => {
    show({ [FIRST]: page([past(3), past(1, { status: 'canceled' })]) });
    const sums = (await screen.findAllByText('5 600 ₸')).map((sum) => sum.tagName);
    expect(sums).toEqual(['B', 'S']);
  });

  test('has a button that repeats a completed order, and none at one that was canceled', async () => {
    show({ [FIRST]: page([past(3), past(1, { status: 'canceled' })]) });
    const [completed, canceled] = await screen.findAllByRole('article');
    expect(within(completed as HTMLElement).getByRole('button', { name: text.reorder })).toBeEnabled();
    expect(within(canceled as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  });

  test('says the day of an order that is for another one', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(TEST_NOW.getTime());
    show({ [FIRST]: page([testOrder({ wantedAt: '2026-03-15T07:00:00Z' })]) });
    expect(await screen.findByRole('link')).toHaveTextContent('14 марта 13:25 · ≈ 15 марта 12:00');
  });

  test('has no headings where nothing is under way', async () => {
    show({ [FIRST]: page([past(1)]) });
    await screen.findByRole('link');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  test('shows a text while loading', () => {
    show({});
    expect(screen.getByRole('status')).toHaveTextContent(text.loading);
  });

  test('the list of orders of a diner without orders leads to the restaurants', async () => {
    show({ [FIRST]: page([]) });
    expect(await screen.findByRole('heading', { name: text.emptyTitle })).toBeVisible();
    expect(screen.getByRole('link', { name: text.toRestaurants })).toHaveAttribute('href', '/filials');
    expect(screen.queryByRole('group', { name: text.filters })).not.toBeInTheDocument();
  });

  test.each([
    ['the server fails', { status: 503, code: 'upstream/unavailable' }, 'failed'],
    ['there is no connection', 'no network', 'offline'],
  ] as const)('says when %s, and asks again on demand', async (_what, failure, problem) => {
    const { user } = show({ [FIRST]: [failure, failure, page([past(1)])] });
    expect(await screen.findByRole('alert')).toHaveTextContent(text[`${problem}Title`]);
    await user.click(screen.getByRole('button', { name: text.tryAgain }));
    expect(await screen.findByRole('link')).toHaveAttribute('href', '/orders/1');
  });

  test('marks the navigation when an order is under way', async () => {
    show({ [FIRST]: page([testOrder({ createdAt: new Date().toISOString() })]) });
    await screen.findByRole('link');
    expect(hasOrderUnderWay()).toBe(true);
  });
});

describe('more orders', () => {
  const SECOND = 'GET /api/orders/list?page=2';
  const more = () => screen.getByRole('button', { name: text.more });

  test('come page by page, each order once', async () => {
    const { user } = show({
      [FIRST]: page([past(5), past(4)], { lastPage: 2 }),
      [SECOND]: page([past(4), past(3)], { page: 2, lastPage: 2 }),
    });
    await screen.findAllByRole('link');
    await user.click(more());
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(cards().map(([href]) => href)).toEqual(['/orders/5', '/orders/4', '/orders/3']);
    expect(screen.queryByRole('button', { name: text.more })).not.toBeInTheDocument();
  });

  test('more orders that fail to load leave the others, and can be requested again', async () => {
    const { user } = show({
      [FIRST]: page([past(5)], { lastPage: 2 }),
      [SECOND]: ['no network', 'no network', page([past(3)], { page: 2, lastPage: 2 })],
    });
    await screen.findByRole('link');
    await user.click(more());
    expect(await screen.findByRole('alert')).toHaveTextContent(text.moreFailed);
    expect(cards()).toHaveLength(1);
    await user.click(more());
    await waitFor(() => expect(cards()).toHaveLength(2));
  });
});

describe('the filters', () => {
  const both = page([past(2, ofBrand(51, 'Navat')), past(1, ofBrand(52, 'Самал'))]);

  test('narrow the list to a service, and say so in the address', async () => {
    const { user } = show({
      [FIRST]: both,
      'GET /api/orders/list?page=1&service=delivery': page([testDelivery({ id: 7, status: 'completed' })]),
    });
    await screen.findAllByRole('link');
    await user.click(chip(text.type_delivery));
    await waitFor(() => expect(cards()).toEqual([['/orders/7', 'Доставлен']]));
    expect(location.search).toBe('?service=delivery');
    expect(chip(text.type_delivery)).toHaveAttribute('aria-pressed', 'true');
    await user.click(chip(text.resetFilters));
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(location.search).toBe('');
  });

  test('narrow the list to a brand that was ordered from, and still offer the others', async () => {
    const { user } = show({
      [FIRST]: both,
      'GET /api/orders/list?page=1&brand=52': page([past(1, ofBrand(52, 'Самал'))]),
    });
    await screen.findAllByRole('link');
    await user.click(chip('Самал'));
    await waitFor(() => expect(cards().map(([href]) => href)).toEqual(['/orders/1']));
    expect(chip('Navat')).toHaveAttribute('aria-pressed', 'false');
  });

  test('come with the address', async () => {
    show({ 'GET /api/orders/list?page=1&brand=52': page([past(1, ofBrand(52, 'Самал'))]) }, '?brand=52');
    expect(await screen.findByRole('button', { name: 'Самал' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('the filters that leave nothing can be taken away', async () => {
    const { user } = show({ [FIRST]: both, 'GET /api/orders/list?page=1&brand=99': page([]) }, '?brand=99');
    const nothing = (await screen.findByRole('heading', { name: text.nothingFits })).parentElement;
    expect(chip(text.oneBrand)).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(nothing ?? document.body).getByRole('button', { name: text.resetFilters }));
    await waitFor(() => expect(cards()).toHaveLength(2));
  });
});

describe('an order of the list that is under way', () => {
  beforeEach(() => jest.useFakeTimers({ now: TEST_NOW }));
  afterEach(() => jest.useRealTimers());
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('moves by itself, and goes to the past ones when it is over', async () => {
    const active = testOrder({
      id: 2,
      status: 'cooking',
      nextStatus: 'ready',
      nextAt: '2026-03-14T08:50:00Z',
    });
    show({
      [FIRST]: [page([active, past(1)]), page([past(2), past(1)])],
      'GET /api/orders/2': [{ ...active, status: 'ready' }, past(2)],
    });
    await after(50);
    expect(screen.getByText('· ≈ 13:50')).toBeVisible();
    expect(cards()[0]).toEqual(['/orders/2', 'На кухне']);
    await after(5000);
    expect(cards()[0]).toEqual(['/orders/2', 'Готов']);
    await after(6000);
    expect(cards()[0]).toEqual(['/orders/2', 'Получен']);
    expect(screen.queryByRole('heading', { name: text.active })).not.toBeInTheDocument();
  });

  test('is the only one that is polled', async () => {
    const { fetched } = show({
      [FIRST]: page([testOrder({ id: 2 }), past(1)]),
      'GET /api/orders/2': testOrder({ id: 2 }),
    });
    await after(12_000);
    const requestedPaths = fetched.mock.calls.map(([address]) => address as string);
    expect(requestedPaths.filter((address) => address === '/api/orders/2').length).toBeGreaterThanOrEqual(2);
    expect(requestedPaths).not.toContain('/api/orders/1');
  });
});
