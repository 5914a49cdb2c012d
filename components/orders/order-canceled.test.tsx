import { render, screen } from '@testing-library/react';
import { queryClient } from '@/lib/core/bff/query-client';
import type { Order } from '@/lib/orders/orders.schema';
import { TEST_NOW, testOrder as order } from '@/lib/orders/test-order';
import messages from '@/messages/ru.json';
import { OrderScreen } from './order-screen.client';
import { GROUND, inRussian } from './test-order-screen';

const text = messages.orders;
const show = (part: Partial<Order>) => render(inRussian(<OrderScreen order={order(part)} ground={GROUND} />));
const hero = () => document.getElementById('order-status')?.closest('section') ?? document.body;

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(TEST_NOW.getTime());
  queryClient().clear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(order())));
});

describe('a canceled order', () => {
  const canceled: Partial<Order> = {
    status: 'canceled',
    decline: { reason: 'other', message: 'Закончился рис' },
    toPayMinor: 0,
    nextStatus: null,
    nextMinutes: null,
  };

  // Holds ORD-07, ORD-08.
  test('says why, and that the money that was paid comes back within minutes', () => {
    show({ ...canceled, paymentStatus: 'paid', paidByCardMinor: 560_000 });
    expect(hero()).toHaveTextContent('Закончился рис');
    expect(hero()).toHaveTextContent(text.canceledRefund);
  });

  const paid: Partial<Order> = {
    ...canceled,
    paymentStatus: 'paid',
    paidByCardMinor: 500_000,
    bonusesSpentMinor: 60_000,
    refund: { state: 'pending', amountMinor: 500_000, dueAt: '2026-03-14T08:55:00Z' },
  };

  test('is one card, without steps or a laid table, and is not called paid', () => {
    show(paid);
    expect(screen.queryByText(text.progress)).not.toBeInTheDocument();
    expect(hero().querySelector('[aria-hidden="true"] img')).toBeNull();
    for (const absent of [text.paid, text.status_paid, text.paidByCard])
      expect(screen.queryByText(absent)).not.toBeInTheDocument();
    expect(screen.getAllByText(text.status_canceled)).toHaveLength(1);
    expect(screen.getAllByText(text.total)).toHaveLength(1);
    expect(screen.getByText(text.total).closest('div')).toHaveTextContent('5 600 ₸');
  });

  test('says once that the money comes back, and until when', () => {
    jest.useFakeTimers({ now: new Date('2026-03-14T08:50:00Z') });
    show(paid);
    expect(screen.getAllByText(/верн/i).map((one) => one.textContent.replace(/\s/g, ' '))).toEqual([
      'Вернём 5 000 ₸ на карту в течение нескольких минут, до 13:55.',
      text.bonusesBack,
    ]);
    jest.useRealTimers();
  });

  test.each<[what: string, part: Partial<Order>, action: string]>([
    [
      'a dish has run out: to the menu',
      { positions: order().positions.map((one) => ({ ...one, state: 'stopped' as const })) },
      text.toVenue,
    ],
    [
      'the restaurant refused: to the others',
      { decline: { reason: 'byRestaurant', message: '' } },
      text.toRestaurants,
    ],
    ['else: the same once more', {}, text.reorder],
  ])('has one filled action. %s', (_what, part, action) => {
    show({ ...canceled, ...part });
    expect([...document.querySelectorAll('.button--main')].map((one) => one.textContent)).toEqual([action]);
  });
});
