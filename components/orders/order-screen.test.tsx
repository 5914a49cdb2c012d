import { act, render, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { queryClient } from '@/lib/bff/query-client';
import type { Order } from '@/lib/orders/orders.schema';
import { testOrder as order } from '@/lib/orders/test-order';
import { markSignedIn } from '@/lib/session/test-mark';
import messages from '@/messages/ru.json';
import { OrderScreen, OrderStatusesScreen } from './order-screen.client';
import { GROUND, inRussian } from './test-order-screen';

const text = messages.orders;

/** The platform's later word on the order; null: it cannot be reached. */
function answer(later: Order | null) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      later ? Promise.resolve(Response.json(later)) : Promise.reject(new TypeError('Failed to fetch')),
    );
}

const show = (part: Partial<Order> = {}) =>
  render(inRussian(<OrderScreen order={order(part)} ground={GROUND} />));

/** The card with the number, which is called out only while the order is waited for. */
const hero = () =>
  screen.getByText((words) => words === text.callOut || words === text.number).closest('section') ??
  document.body;
const steps = () => within(screen.getByRole('region', { name: text.progress })).getAllByRole('listitem');
const row = (name: string) => screen.getByText(name).closest('div');

beforeEach(() => {
  queryClient().clear();
  queryClient().setDefaultOptions({ queries: { retry: false } });
  localStorage.clear();
  answer(order());
});

describe('the status of an order', () => {
  test.each<[what: string, part: Partial<Order>, label: string]>([
    ['created and paid', { status: 'created', paymentStatus: 'paid' }, 'Оплачен'],
    ['created, cash', { status: 'created', paymentStatus: 'on_receipt' }, 'Принят'],
    ['created, not paid yet', { status: 'created', paymentStatus: 'pending' }, 'Ждёт оплаты'],
    ['cooking', { status: 'cooking' }, 'На кухне'],
    ['ready', { status: 'ready' }, 'Готов'],
    ['with the courier', { status: 'delivery', type: 'delivery' }, 'У курьера'],
    ['completed takeaway', { status: 'completed' }, 'Получен'],
    ['completed delivery', { status: 'completed', type: 'delivery' }, 'Доставлен'],
    ['completed in the restaurant', { status: 'completed', type: 'express' }, 'Подан'],
    ['canceled', { status: 'canceled' }, 'Отменён'],
  ])('%s reads %s', (_what, part, label) => {
    show(part);
    expect(within(hero()).getByText(label)).toBeVisible();
  });

  test('stands among the steps of a takeaway, with the times that are known', () => {
    show({ status: 'cooking', nextStatus: 'ready', nextAt: '2026-03-14T08:50:00Z', nextMinutes: 20 });
    expect(steps().map((step) => step.textContent)).toEqual([
      'Принят13:25',
      'На кухне',
      'Готов≈ 13:50',
      'Получен',
    ]);
    expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    expect(hero()).toHaveTextContent('Будет готов к 13:50');
    expect(hero()).toHaveTextContent('Примерно 20 мин');
  });

  test('is told to be ready for the wanted time, in the venue’s zone', () => {
    show({ wantedAt: '2026-03-14T09:10:00Z' });
    expect(hero()).toHaveTextContent('Будет готов к 14:10');
  });
});

describe('a canceled order', () => {
  const canceled: Partial<Order> = {
    status: 'canceled',
    decline: { reason: 'other', message: 'Закончился рис' },
    toPayMinor: 0,
    nextStatus: null,
    nextMinutes: null,
  };

  test('says why, and that the money that was paid comes back within minutes', () => {
    show({ ...canceled, paymentStatus: 'paid', paidByCardMinor: 560_000 });
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent('Закончился рис');
    expect(notice).toHaveTextContent(text.canceledRefund);
  });

  test('has no steps to come and is not called paid', () => {
    show(canceled);
    expect(screen.getByRole('alert')).toHaveTextContent('Закончился рис');
    expect(screen.queryByRole('region', { name: text.progress })).not.toBeInTheDocument();
    expect(screen.queryByText(text.paid)).not.toBeInTheDocument();
    expect(row(text.total)).toHaveTextContent('5 600 ₸');
  });
});

describe('the slip', () => {
  test('shows number, type, date and time, positions and what is to pay', () => {
    show();
    expect(screen.getAllByText('A-128').length).toBeGreaterThan(0);
    expect(screen.getByText(/14 марта 13:25/)).toBeVisible();
    expect(row(text.type)).toHaveTextContent('С собой');
    expect(screen.getByText(/Плов, Большая × 2/).closest('div')).toHaveTextContent('+ Ачичук × 2');
    expect(screen.getByText(/Плов, Большая × 2/).closest('div')).toHaveTextContent('5 000 ₸');
    expect(row('Чай')).toHaveTextContent('600 ₸');
    expect(row(text.toPay)).toHaveTextContent('5 600 ₸');
    expect(screen.getByRole('link', { name: text.call })).toHaveAttribute('href', 'tel:+77273550010');
    expect(screen.getByRole('link', { name: text.toVenue })).toHaveAttribute('href', '/filials/3107');
  });

  test('shows comment, name and wanted time where there are any', () => {
    show({ comment: 'Без лука', customerName: 'Айгерім', wantedAt: '2026-03-14T09:10:00Z' });
    expect(row(text.comment)).toHaveTextContent('Без лука');
    expect(row(text.customer)).toHaveTextContent('Айгерім');
    expect(row(text.wanted)).toHaveTextContent('14 марта 14:10');
  });

  test('leaves them out where there are none', () => {
    show();
    for (const name of [text.comment, text.customer, text.wanted])
      expect(screen.queryByText(name)).not.toBeInTheDocument();
  });

  test('of a paid order says that it is paid', () => {
    show({ paymentStatus: 'paid', toPayMinor: 0, paidByCardMinor: 560_000 });
    expect(row(text.paid)).toHaveTextContent('5 600 ₸');
    expect(screen.queryByText(text.toPay)).not.toBeInTheDocument();
  });

  test('offers to order the same again', () => {
    show();
    expect(screen.getByRole('button', { name: text.reorder })).toBeEnabled();
  });

  test('counts lari in Georgia', () => {
    show({ currency: 'GEL', sumMinor: 2350, toPayMinor: 2350 });
    expect(row(text.toPay)).toHaveTextContent('23,50 ₾');
  });
});

describe('a followed order', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('moves by itself', async () => {
    const fetched = answer(order({ status: 'ready', nextStatus: null, nextMinutes: null }));
    show();
    expect(within(hero()).getByText('Принят')).toBeVisible();
    await after(5100);
    expect(fetched).toHaveBeenCalledWith('/api/orders/90032', expect.anything());
    expect(within(hero()).getByText('Готов')).toBeVisible();
    expect(hero()).toHaveTextContent(text.hero_ready);
  });

  test.each(['completed', 'canceled'] as const)('that is %s is asked about no more', async (status) => {
    const fetched = answer(order({ status }));
    show({ status });
    await after(120_000);
    expect(fetched.mock.calls.length).toBeLessThanOrEqual(1);
  });

  test('that cannot be reached stays as it was and says so', async () => {
    answer(null);
    show({ status: 'cooking' });
    await after(5100);
    expect(screen.getByText(text.stale)).toBeVisible();
    expect(within(hero()).getByText('На кухне')).toBeVisible();
  });

  test('is asked less often the longer nothing changes, and often again when something has', async () => {
    const fetched = answer(order());
    show();
    await after(60_000);
    const inTheFirstMinute = fetched.mock.calls.length;
    await after(9 * 60_000);
    fetched.mockClear();
    await after(60_000);
    expect(inTheFirstMinute).toBeGreaterThan(6);
    expect(fetched.mock.calls.length).toBeLessThanOrEqual(2);
    answer(order({ status: 'cooking' }));
    await after(30_000);
    fetched.mockClear();
    await after(20_000);
    expect(fetched.mock.calls.length).toBeGreaterThanOrEqual(3);
  });

  test('renders nothing anew for an answer that tells nothing new', async () => {
    const fetched = answer(order());
    const rendered = jest.fn();
    render(
      inRussian(
        <Profiler id="order" onRender={rendered}>
          <OrderScreen order={order()} ground={GROUND} />
        </Profiler>,
      ),
    );
    const before = rendered.mock.calls.length;
    await after(40_000);
    expect(fetched.mock.calls.length).toBeGreaterThan(3);
    expect(rendered.mock.calls.length).toBe(before);
    answer(order({ status: 'cooking' }));
    await after(30_000);
    expect(rendered.mock.calls.length).toBeGreaterThan(before);
  });

  test('is not asked about in a hidden tab, and at once when it is shown again', async () => {
    const fetched = answer(order());
    show();
    const visibility = jest.spyOn(document, 'visibilityState', 'get');
    visibility.mockReturnValue('hidden');
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await after(120_000);
    expect(fetched).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await after(10);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('is asked about at once when the connection is back', async () => {
    const fetched = answer(order());
    show();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await after(60_000);
    expect(fetched).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await after(10);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['completed', true],
    ['canceled', true],
    ['ready', false],
  ] as const)('that is %s now has changed the balance in the header: %p', async (status, hasChanged) => {
    markSignedIn(true);
    sessionStorage.setItem('visit.session', '{}');
    answer(order({ status }));
    show({ status: 'cooking' });
    expect(sessionStorage.getItem('visit.session')).toBe('{}');
    await after(5100);
    expect(sessionStorage.getItem('visit.session')).toBe(hasChanged ? null : '{}');
  });
});

describe('the screen of the statuses', () => {
  test('shows how far the order is, and leads to what was ordered', () => {
    render(inRussian(<OrderStatusesScreen order={order({ status: 'cooking' })} ground={GROUND} />));
    expect(within(hero()).getByText('На кухне')).toBeVisible();
    expect(steps()).toHaveLength(4);
    expect(screen.queryByText(/Плов/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: text.details })).toHaveAttribute('href', '/orders/90032');
  });
});
