import { act, render, screen, waitFor } from '@testing-library/react';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import type { Order } from '@/lib/orders/orders.schema';
import { TEST_NOW, testOrder as order } from '@/lib/orders/test-order';
import messages from '@/messages/ru.json';
import { OrderScreen } from './order-screen.client';
import { GROUND, inRussian } from './test-order-screen';

const text = messages.orders;
const show = (part: Partial<Order> = {}) =>
  render(inRussian(<OrderScreen order={order(part)} ground={GROUND} />));
const hero = () => document.getElementById('order-status')?.closest('section') ?? document.body;

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(TEST_NOW.getTime());
  queryClient().clear();
  changeQueryOptions({ retry: false });
  localStorage.clear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
});

// Holds ORD-36.
describe('the promised time', () => {
  const cooking = (nextAt: string): Partial<Order> => ({ status: 'cooking', nextStatus: 'ready', nextAt });
  const history = () => {
    const list = screen.queryByText(text.promiseHistory)?.nextElementSibling;
    return list ? [...list.children].map((one) => one.textContent) : null;
  };

  test('the promised time that changes has its history on touch, and a delay names its cause at once', async () => {
    localStorage.setItem(
      'promisedTimes',
      JSON.stringify({ 90032: [{ atMs: Date.parse('2026-03-14T08:45:00Z'), by: 'kitchen' }] }),
    );
    show(cooking('2026-03-14T08:55:00Z'));
    expect(await screen.findByText('Обещали к 13:45: кухне нужно больше времени')).toBeVisible();
    expect(hero()).toHaveTextContent('Будет готов к 13:55');
    expect(history()).toEqual([`${text.promise_kitchen}13:45`, `${text.promise_kitchen}13:55`]);
  });

  test('the promised time that never changes has none', () => {
    show(cooking('2026-03-14T08:55:00Z'));
    expect(history()).toBeNull();
  });

  test('the promised time that becomes earlier is shown as it is now, with its history', async () => {
    localStorage.setItem(
      'promisedTimes',
      JSON.stringify({ 90032: [{ atMs: Date.parse('2026-03-14T09:15:00Z'), by: 'kitchen' }] }),
    );
    show(cooking('2026-03-14T08:55:00Z'));
    await waitFor(() => expect(history()).toHaveLength(2));
    expect(hero()).toHaveTextContent('Будет готов к 13:55');
    expect(hero()).not.toHaveTextContent(/больше времени/);
  });

  test('the promised time that passes midnight names the day', () => {
    show(cooking('2026-03-14T19:05:00Z'));
    expect(hero()).toHaveTextContent('Будет готов к 15 марта 00:05');
  });

  test('the promised time that passes while the page is open is said with its cause, without a new answer', async () => {
    jest.useFakeTimers({ now: TEST_NOW });
    show(cooking('2026-03-14T08:27:00Z'));
    expect(hero()).toHaveTextContent('Будет готов к 13:27');
    await act(() => jest.advanceTimersByTimeAsync(2 * 60_000));
    expect(hero()).toHaveTextContent('Обещали к 13:27: кухне нужно больше времени');
    expect(hero()).toHaveTextContent(text.hero_cooking);
    jest.useRealTimers();
  });
});
