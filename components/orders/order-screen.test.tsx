import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import type { Order } from '@/lib/orders/orders.schema';
import { TEST_NOW, testOrder as order } from '@/lib/orders/test-order';
import messages from '@/messages/ru.json';
import { OrderScreen, OrderStatusesScreen } from './order-screen.client';
import { GROUND, inRussian } from './test-order-screen';

const text = messages.orders;

const show = (part: Partial<Order> = {}) =>
  render(inRussian(<OrderScreen order={order(part)} ground={GROUND} />));

const hero = () => document.getElementById('order-status')?.closest('section') ?? document.body;
/** Unfolds the steps. */
const steps = () => {
  const summary = screen.getByText(text.progress).closest('summary');
  summary?.closest('details')?.setAttribute('open', '');
  return within(screen.getByRole('list', { name: text.progress })).getAllByRole('listitem');
};
const row = (name: string) => screen.getByText(name).closest('div');

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(TEST_NOW.getTime());
  queryClient().clear();
  changeQueryOptions({ retry: false });
  localStorage.clear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(order())));
});

describe('the status of an order', () => {
  // Holds ORD-01 to ORD-06.
  test.each<[what: string, part: Partial<Order>, label: string]>([
    ['created and paid', { status: 'created', paymentStatus: 'paid' }, 'Оплачен'],
    ['created, cash', { status: 'created', paymentStatus: 'onReceipt' }, 'Принят'],
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
    if (screen.queryByText(text.progress)) steps();
    expect(screen.getAllByText(label).at(-1)).toBeVisible();
  });

  test.each<[what: string, part: Partial<Order>, label: string]>([
    [
      'in the kitchen, until a time',
      { status: 'cooking', nextStatus: 'ready', nextAt: '2026-03-14T08:50:00Z' },
      'На кухне',
    ],
    ['completed', { status: 'completed' }, 'Получен'],
  ])('%s, has its label over a title that says something else', (_what, part, label) => {
    show(part);
    expect(within(hero()).getByText(label, { selector: 'p' })).toBeVisible();
  });

  test('is said once where the title is the status itself', () => {
    show({ status: 'ready' });
    expect(within(hero()).getByText(text.hero_ready)).toBeVisible();
    expect(within(hero()).queryByText('Готов', { selector: 'p' })).not.toBeInTheDocument();
  });

  test('comes with the number to call out, which the title of the page has', () => {
    show({ status: 'ready' });
    expect(hero()).toHaveTextContent(text.callOut);
    expect(screen.getAllByText('A-128')).toHaveLength(1);
  });

  // Holds ORD-18, ORD-19.
  test('stands among the steps of a takeaway, with the times that are known', () => {
    show({ status: 'cooking', nextStatus: 'ready', nextAt: '2026-03-14T08:50:00Z', nextMinutes: 20 });
    expect(steps().map((step) => step.textContent)).toEqual([
      'Принят13:25',
      'На кухне',
      'Готов≈\u00a013:50',
      'Получен',
    ]);
    expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    expect(hero()).toHaveTextContent('Будет готов к 13:50');
    expect(hero()).not.toHaveTextContent(/Обычно/);
  });

  test('says that it will be ready for the wanted time, in the venue’s zone', () => {
    show({ wantedAt: '2026-03-14T09:10:00Z' });
    expect(hero()).toHaveTextContent('Будет готов к 14:10');
  });

  test('the status of an order for another day names the day', () => {
    show({ wantedAt: '2026-03-15T07:00:00Z' });
    expect(hero()).toHaveTextContent('Будет готов к 15 марта 12:00');
  });

  test('the status of a delivery in the kitchen says so, and when the courier takes it', () => {
    show({
      type: 'delivery',
      status: 'cooking',
      nextStatus: 'delivery',
      nextAt: '2026-03-14T08:50:00Z',
      nextMinutes: 20,
    });
    expect(hero()).toHaveTextContent(text.hero_cooking);
    expect(hero()).toHaveTextContent('Курьер заберёт к 13:50 · Обычно готовят 20 мин');
    expect(hero()).not.toHaveTextContent(text.hero_createdUnknown);
  });
});

describe('the times of an order in Tbilisi, whatever the zone of the browser', () => {
  const { venue } = order();
  const tbilisi: Partial<Order> = {
    venue: { ...venue, timezone: 'Asia/Tbilisi' },
    status: 'cooking',
    nextStatus: 'ready',
    nextAt: '2026-03-14T20:50:00Z',
    createdAt: '2026-03-14T20:25:00Z',
    wantedAt: '2026-03-14T21:10:00Z',
  };

  test('are those of its venue: hero, steps, and slip', () => {
    show(tbilisi);
    // In Almaty and in Tbilisi it is the next day already, an hour apart.
    expect(hero()).toHaveTextContent('Будет готов к 01:10');
    expect(steps().map((step) => step.textContent)).toEqual([
      'Принят00:25',
      'На кухне',
      'Готов≈\u00a000:50',
      'Получен',
    ]);
    expect(screen.getByText('15 марта 00:25')).toHaveAttribute('datetime', '2026-03-15 00:25:00');
    expect(row(text.wanted)).toHaveTextContent('15 марта 01:10');
  });
});

describe('the slip', () => {
  // Holds ORD-12, ORD-15, ORD-17.
  test('shows number, type, date and time, positions and what is to pay', () => {
    show();
    expect(screen.getAllByText('A-128').length).toBeGreaterThan(0);
    expect(screen.getByText(/14 марта 13:25/)).toBeVisible();
    expect(row(text.type)).toHaveTextContent('С собой');
    expect(screen.getByText(/Плов, Большая × 2/).closest('div')).toHaveTextContent('+ Ачичук × 2');
    expect(screen.getByText(/Плов, Большая × 2/).closest('div')).toHaveTextContent('5 000 ₸');
    expect(row('Чай')).toHaveTextContent('600 ₸');
    expect(row(text.toPay)).toHaveTextContent('5 600 ₸');
  });

  // Holds ORD-14.
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

  test('the slip of a paid order says that it is paid', () => {
    show({ paymentStatus: 'paid', toPayMinor: 0, paidByCardMinor: 560_000 });
    expect(row(text.paid)).toHaveTextContent('5 600 ₸');
    expect(screen.queryByText(text.toPay)).not.toBeInTheDocument();
  });

  test('the slip of an order in the hall in cash says where it is paid', () => {
    show({ type: 'express', paymentStatus: 'onReceipt' });
    expect(row(text.toPayHall)).toHaveTextContent('5 600 ₸');
  });

  test('names the sum and what bonuses left of it apart', () => {
    show({ status: 'completed', paymentStatus: 'onReceipt', bonusesSpentMinor: 600, toPayMinor: 0 });
    expect(row(text.orderSum)).toHaveTextContent('5 600 ₸');
    expect(row(text.total)).toHaveTextContent('5 594 ₸');
  });

  test('offers to order the same again, once it is over', () => {
    show();
    expect(screen.queryByRole('button', { name: text.reorder })).not.toBeInTheDocument();
    cleanup();
    queryClient().clear();
    show({ status: 'completed' });
    expect(screen.getByRole('button', { name: text.reorder })).toBeEnabled();
  });

  test('counts lari in Georgia', () => {
    show({ currency: 'GEL', sumMinor: 2350, toPayMinor: 2350 });
    expect(row(text.toPay)).toHaveTextContent('23,50 ₾');
  });
});

describe('the table over the status', () => {
  const dishes = () => hero().querySelectorAll('[aria-hidden="true"] img');

  // Holds ORD-34.
  test('has its dishes once they are ready', () => {
    const { unmount } = show({ status: 'cooking' });
    expect(dishes()).toHaveLength(0);
    unmount();
    queryClient().clear();
    show({ status: 'ready' });
    expect(dishes()).toHaveLength(1);
  });

  // Holds ORD-37.
  test('has plates to touch once its order can be rated, which the rating names', async () => {
    const user = userEvent.setup();
    show({ status: 'completed', isRatingAllowed: true });
    const plate = screen.getByRole('button', { name: 'Плов', pressed: false });
    const cloth = screen.getByRole('group', { name: text.rating_touch });
    expect(within(cloth).getByText(text.rating_touch)).toBeVisible();
    expect(screen.getByRole('radiogroup', { name: text.rating_stars })).toBeVisible();
    await user.click(plate);
    expect(plate).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Понравилось: Плов')).toBeVisible();
    await user.click(plate);
    expect(screen.queryByText('Понравилось: Плов')).not.toBeInTheDocument();
  });

  test('has none to touch before, nor once it is rated', () => {
    show({ status: 'completed', isRatingAllowed: true, rating: 4 });
    expect(screen.queryByRole('button', { name: 'Плов' })).not.toBeInTheDocument();
  });

  test('is not laid where nothing but the status is shown', () => {
    render(inRussian(<OrderStatusesScreen order={order({ status: 'ready' })} ground={GROUND} />));
    expect(dishes()).toHaveLength(0);
  });
});

describe('the screen of the statuses', () => {
  test('shows how far the order is, and leads to what was ordered', () => {
    render(inRussian(<OrderStatusesScreen order={order({ status: 'cooking' })} ground={GROUND} />));
    expect(steps()).toHaveLength(4);
    expect(within(hero()).getByText('На кухне')).toBeVisible();
    expect(screen.queryByText(/Плов/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: text.details })).toHaveAttribute('href', '/orders/90032');
  });
});

describe('right after ordering', () => {
  test.each<[what: string, part: Partial<Order>, isThanked: boolean]>([
    ['taken', { status: 'created', paymentStatus: 'onReceipt' }, true],
    ['not paid yet', { status: 'created', paymentStatus: 'pending' }, false],
    ['canceled', { status: 'canceled' }, false],
    ['in the kitchen', { status: 'cooking', paymentStatus: 'onReceipt' }, false],
  ])('an order that is %s is thanked for: %#', (_what, part, isThanked) => {
    render(inRussian(<OrderScreen order={order(part)} ground={GROUND} isThanked />));
    expect(screen.queryAllByText(text.thanks)).toHaveLength(isThanked ? 1 : 0);
    expect(screen.queryAllByRole('link', { name: text.notify })).toHaveLength(isThanked ? 1 : 0);
  });

  test('for a few seconds, then its status stands there', () => {
    jest.useFakeTimers({ now: TEST_NOW });
    const wantedAt = '2026-03-14T09:10:00Z';
    render(inRussian(<OrderScreen order={order({ wantedAt })} ground={GROUND} isThanked />));
    const label = () => within(hero()).queryByText('Принят', { selector: 'p' });
    expect(label()).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(8_000));
    expect(label()).toBeVisible();
    expect(screen.queryByText(text.thanks)).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  test('and only then', () => {
    show({ status: 'created', paymentStatus: 'onReceipt' });
    expect(screen.queryByText(text.thanks)).not.toBeInTheDocument();
  });
});
