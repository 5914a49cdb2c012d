import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import type { Order } from '@/lib/orders/orders.schema';
import { testOrder as order } from '@/lib/orders/test-order';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import messages from '@/messages/ru.json';
import { OrderScreen } from './order-screen.client';
import { GROUND, inRussian } from './test-order-screen';

const text = messages.orders;

/** The platform's later state of the order; null: it cannot be reached. */
function answer(later: Order | null) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      later ? Promise.resolve(Response.json(later)) : Promise.reject(new TypeError('Failed to fetch')),
    );
}

const show = (part: Partial<Order> = {}) =>
  render(inRussian(<OrderScreen order={order(part)} ground={GROUND} />));

const hero = () => document.getElementById('order-status')?.closest('section') ?? document.body;

beforeEach(() => {
  queryClient().clear();
  changeQueryOptions({ retry: false });
  localStorage.clear();
  answer(order());
});

test('a canceled order whose money may come late is requested until it is known to go back', async () => {
  jest.useFakeTimers();
  const payment = {
    status: 'expired',
    amountMinor: 560_000,
    expiresAt: new Date(Date.now() - 60_000).toISOString(),
  } as const;
  const refund = { state: 'pending', amountMinor: 560_000, dueAt: '2026-03-14T08:55:00Z' } as const;
  answer(order({ status: 'canceled', payment, refund }));
  show({ status: 'canceled', payment });
  expect(screen.getByText(text.canceledRefund)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText(text.canceledRefund)).not.toBeInTheDocument();
  jest.useRealTimers();
});

describe('a followed order', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('updates by itself', async () => {
    const fetched = answer(order({ status: 'ready', nextStatus: null, nextMinutes: null }));
    show();
    expect(hero()).toHaveTextContent(text.hero_createdUnknown);
    await after(5100);
    expect(fetched).toHaveBeenCalledWith('/api/orders/90032', expect.anything());
    expect(hero()).not.toHaveTextContent(text.hero_createdUnknown);
    expect(hero()).toHaveTextContent(text.hero_ready);
  });

  test.each(['completed', 'canceled'] as const)(
    'a followed order that is %s is no longer polled',
    async (status) => {
      const fetched = answer(order({ status }));
      show({ status });
      await after(120_000);
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  test('a followed order that cannot be reached stays as it was and says so', async () => {
    answer(null);
    show({ status: 'cooking' });
    await after(5100);
    expect(screen.getByText(text.stale)).toBeVisible();
    expect(hero()).toHaveTextContent(text.hero_cooking);
  });

  test('a followed order of which the worker has an earlier answer alone stays as it was and says so', async () => {
    const cached = () => Response.json(order(), { headers: { 'X-Cached-At': String(Date.now() - 60_000) } });
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(cached()));
    show({ status: 'ready' });
    await after(5100);
    expect(screen.getByText(text.stale)).toBeVisible();
    expect(hero()).toHaveTextContent(text.hero_ready);
  });

  test('is polled less often the longer nothing changes, and often again after a change', async () => {
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

  test('does not render again for a response without changes', async () => {
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

  test('a followed order that is over is polled slowly until the money is refunded, and then no more', async () => {
    const refund = { state: 'pending', amountMinor: 500_000, dueAt: '2026-03-14T09:00:00Z' } as const;
    const over = (part: Partial<Order> = {}) => order({ status: 'canceled', refund, ...part });
    const fetched = answer(over());
    render(inRussian(<OrderScreen order={over()} ground={GROUND} />));
    await after(25_000);
    expect(fetched).not.toHaveBeenCalled();
    answer(over({ refund: { ...refund, state: 'completed' } }));
    await after(10_000);
    expect(screen.getByText(/^Вернули/)).toBeVisible();
    fetched.mockClear();
    await after(120_000);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('is not polled in a hidden tab, and polled at once when it is shown again', async () => {
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

  test('is polled at once when the connection is back', async () => {
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
  ] as const)(
    'a followed order that is %s now has changed the balance in the header: %p',
    async (status, hasChanged) => {
      signInForTest(true);
      sessionStorage.setItem('visit.session', '{}');
      answer(order({ status }));
      show({ status: 'cooking' });
      expect(sessionStorage.getItem('visit.session')).toBe('{}');
      await after(5100);
      expect(sessionStorage.getItem('visit.session')).toBe(hasChanged ? null : '{}');
    },
  );
});
