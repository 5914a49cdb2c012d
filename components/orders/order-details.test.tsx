import { act, render, screen, within } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { queryClient } from '@/lib/core/bff/query-client';
import type { Order } from '@/lib/orders/orders.schema';
import { answeredBy } from '@/lib/core/bff/test-server';
import { readMoney } from '@/lib/core/money/test-written-money';
import { TEST_NOW, testDelivery, testOrder } from '@/lib/orders/test-order';
import { ORDER_KINDS } from '@/lib/ground/ordering/order-kind';
import { withPlainSpaces } from '@/lib/core/text/test-plain-spaces';
import messages from '@/messages/ru.json';
import { OrderScreen } from './order-screen.client';
import { GROUND, inRussian } from './test-order-screen';

const text = messages.orders;
const t = createTranslator({ locale: 'ru', messages, namespace: 'orders' });

const show = (order: Order) => render(inRussian(<OrderScreen order={order} ground={GROUND} />));
const slip = () => within(screen.getByRole('region', { name: 'Ақ Дастархан' }));
const row = (name: string) => slip().getByText(name, { selector: 'dt, dt *' }).closest('div');
const steps = () =>
  within(screen.getByRole('list', { name: text.progress, hidden: true }))
    .getAllByRole('listitem', { hidden: true })
    .map((step) => step.textContent);

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(TEST_NOW.getTime());
  queryClient().clear();
  localStorage.clear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy({}));
});

test.each<[Order['status'], string | null]>([
  ['created', '/icons/setting.svg'],
  ['cooking', null],
  ['delivery', '/icons/bundle.svg'],
])('the table of an order that is %s has the drawing %s', (status, drawing) => {
  show(testDelivery({ status }));
  const drawings = [...document.querySelectorAll('[data-stage] > img')];
  expect(drawings.map((one) => one.getAttribute('src'))).toEqual(drawing ? [drawing] : []);
});

describe('the steps of an order', () => {
  test('the steps of a delivery lead over the courier, with the expected arrival in the venue’s zone', () => {
    show(testDelivery());
    expect(steps()).toEqual(['Принят13:25', 'На кухне', 'У курьера', 'Доставлен≈\u00a014:10']);
    expect(screen.getByText('Привезут к 14:10')).toBeVisible();
    expect(screen.queryByText(/Обычно везут/)).not.toBeInTheDocument();
  });

  test('the steps of an order for another day say the day', () => {
    show(
      testOrder({ wantedAt: '2026-03-15T07:00:00Z', nextStatus: 'cooking', nextAt: '2026-03-15T06:40:00Z' }),
    );
    expect(steps()[1]).toBe('На кухне≈\u00a015\u00a0марта 11:40');
  });

  test('the steps of a micromarket are two, and its goods can be taken', () => {
    show(testOrder({ type: 'micromarket', paymentStatus: 'paid', nextStatus: 'completed' }));
    expect(steps()).toHaveLength(2);
    expect(screen.getByText(text.hero_ready)).toBeVisible();
  });

  test('the steps of an order in the restaurant end at the table', () => {
    show(testOrder({ type: 'express', status: 'ready', tableNumber: '12', nextStatus: 'completed' }));
    expect(screen.getByText(text.hero_readyExpress)).toBeVisible();
    expect(steps().at(-1)).toMatch(/^Подан/);
    expect(row(text.table)).toHaveTextContent('12');
  });
});

test.each(ORDER_KINDS)('the slip of an order of the kind %s names it in words', (type) => {
  show(testOrder({ type }));
  expect(row(text.type)).toHaveTextContent(text[`type_${type}`]);
});

describe('an order that waits for its payment', () => {
  const pending = { paymentStatus: 'pending' } as const;

  test('says until when it can be paid', () => {
    const payment = { status: 'pending', amountMinor: 560_000, expiresAt: '2026-03-14T08:40:00Z' } as const;
    show(testOrder({ ...pending, payment }));
    expect(screen.getByText(text.hero_waiting)).toBeVisible();
    expect(screen.getByText(t('payUntil', { time: '13:40' }))).toBeVisible();
    expect(row(text.toPayOnline)).toHaveTextContent('5 600 ₸');
  });

  test('says only what it waits for when no attempt is open', () => {
    show(testOrder({ paymentStatus: 'pending', payment: null }));
    expect(screen.getByText(text.waitingText)).toBeVisible();
  });

  test('says that it was not paid when the attempt failed, and calls out no number yet', () => {
    show(testOrder({ paymentStatus: 'failed' }));
    expect(screen.getByText(text.hero_failed)).toBeVisible();
    expect(screen.getByText(text.hero_failedText)).toBeVisible();
    expect(screen.queryByText(text.callOut)).not.toBeInTheDocument();
  });
});

describe('the sums', () => {
  // Holds ORD-16.
  test('name everything that makes up the total, and how it was paid', () => {
    show(
      testDelivery({
        paymentStatus: 'paid',
        discountMinor: 50_000,
        serviceChargeMinor: 10_000,
        sumMinor: 589_000,
        bonusesSpentMinor: 60_000,
        paidByCardMinor: 529_000,
        toPayMinor: 0,
      }),
    );
    expect(row(text.dishes)).toHaveTextContent('5 600 ₸');
    expect(row(text.discount)).toHaveTextContent('−500 ₸');
    expect(row(text.serviceCharge)).toHaveTextContent('100 ₸');
    expect(row(text.delivery)).toHaveTextContent('690 ₸');
    expect(row(text.bonusesSpent)).toHaveTextContent('−600 ₸');
    expect(row(text.total)).toHaveTextContent('5 890 ₸');
    expect(row(text.paidByCard)).toHaveTextContent('5 290 ₸');
  });

  // Holds MON-28, MON-29.
  test('add up as they are written, and leave out what is written as nothing', () => {
    const [position] = testOrder().positions;
    if (!position) throw new Error('The order of the tests has no position.');
    const names = ['Манты', 'Самса', 'Лағман'];
    const sums = [33_334, 33_333, 33_334];
    show(
      testDelivery({
        positions: names.map((name, id) => ({
          ...position,
          id,
          name,
          sizeName: null,
          additives: [],
          count: 1,
          sumMinor: sums[id] ?? 0,
        })),
        positionsSumMinor: 100_001,
        discountMinor: 10,
        serviceChargeMinor: 10_050,
        deliveryMinor: 49_960,
        sumMinor: 160_001,
        bonusesSpentMinor: 30_050,
        toPayMinor: 129_951,
      }),
    );
    const written = (name: string) => readMoney(row(name)?.querySelector('dd')?.textContent);
    expect(slip().queryByText(text.discount)).not.toBeInTheDocument();
    const dishes = names.reduce((sum, name) => sum + written(name), 0);
    expect(written(text.dishes)).toBe(dishes);
    expect(dishes + written(text.serviceCharge) + written(text.delivery)).toBe(160_000);
    expect(written(text.total)).toBe(160_000);
    expect(written(text.total) + written(text.bonusesSpent)).toBe(129_900);
    expect(written(text.toPayCourier)).toBe(129_900);
  });

  test('say what is left for the courier where bonuses paid a part', () => {
    show(testDelivery({ bonusesSpentMinor: 29_000, toPayMinor: 600_000 }));
    expect(row(text.total)).toHaveTextContent('6 290 ₸');
    expect(row(text.toPayCourier)).toHaveTextContent('6 000 ₸');
  });

  test('leave out what there is none of', () => {
    show(testOrder());
    for (const name of ['dishes', 'discount', 'serviceCharge', 'bonusesSpent', 'paidByCard'] as const)
      expect(slip().queryByText(text[name])).not.toBeInTheDocument();
  });

  test.each([
    ['comes', testOrder(), t('bonusesComing', { count: 392, amount: '392' })],
    ['has come', testOrder({ status: 'completed' }), t('bonusesEarned', { count: 392, amount: '392' })],
  ])('say which cashback %s', (_what, order, words) => {
    show(order);
    expect(screen.getByText(words)).toBeVisible();
  });

  test.each([
    ['waits for its payment', testOrder({ paymentStatus: 'pending' })],
    ['is canceled', testOrder({ status: 'canceled' })],
  ])('promise no cashback of an order that %s', (_what, order) => {
    show(order);
    expect(screen.queryByText(/бонус/)).not.toBeInTheDocument();
  });

  test('promise no cashback where there is none', () => {
    show(testOrder({ bonusesEarnedMinor: 0 }));
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});

describe('the delivery address', () => {
  const withAddress = (part: object) => {
    const { address } = testDelivery();
    return testDelivery({ address: address && { ...address, ...part } });
  };

  test('is on the slip, with the comment for the courier', () => {
    show(testDelivery());
    expect(row(text.address)).toHaveTextContent('Алматы, проспект Абая, 52, кв. 41, подъезд 2, этаж 5');
    expect(row(text.courierComment)).toHaveTextContent('Домофон 41К');
  });

  test('is called a private house where it is one', () => {
    show(withAddress({ isPrivateHouse: true, apartment: 'Дом', comment: '' }));
    expect(row(text.address)).toHaveTextContent(/проспект Абая, 52, частный дом$/);
    expect(slip().queryByText(text.courierComment)).not.toBeInTheDocument();
  });
});

describe('a canceled order', () => {
  const canceled = (part: Partial<Order> = {}) =>
    testOrder({
      status: 'canceled',
      toPayMinor: 0,
      nextStatus: null,
      nextMinutes: null,
      nextAt: null,
      ...part,
    });
  const refund = { state: 'pending', amountMinor: 560_000, dueAt: '2026-03-14T08:55:00Z' } as const;

  test.each<[what: string, part: Partial<Order>, text: string]>([
    ['comes within minutes, once that time is over', { refund }, t('refundPending', { sum: '5 600 ₸' })],
    [
      'comes within a working day after a delivery that never came',
      { refund, decline: { reason: 'notDelivered', message: '' } },
      withPlainSpaces(t('refundDay', { sum: '5 600 ₸' })),
    ],
    ['has come', { refund: { ...refund, state: 'completed' } }, t('refundDone', { sum: '5 600 ₸' })],
    ['has failed', { refund: { ...refund, state: 'failed' } }, t('refundFailed', { sum: '5 600 ₸' })],
    ['is not needed', {}, text.canceledUnpaid],
    [
      'comes where the money of an attempt may be under way',
      { payment: { status: 'expired', amountMinor: 560_000, expiresAt: '2026-03-14T08:40:00Z' } },
      text.canceledRefund,
    ],
  ])('says that its refund %s', async (_what, part, text) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(refund.dueAt));
    show(canceled(part));
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('says that bonuses are back', () => {
    show(canceled({ bonusesSpentMinor: 10_000 }));
    expect(screen.getByText(text.bonusesBack)).toBeVisible();
  });

  test('a canceled order by the diner says so once', () => {
    show(canceled({ decline: { reason: 'byDiner', message: 'Вы отменили заказ' } }));
    expect(screen.getAllByText('Вы отменили заказ')).toHaveLength(1);
  });

  // Holds ORD-09 to ORD-11, CART-23 to CART-25.
  test.each([
    ['stopped', 'закончилось', 'Закончилось: Плов. Соберите корзину заново.'],
    ['deleted', 'убрали из меню', 'Больше нет в меню: Плов.'],
    ['priceChanged', 'цена изменилась', 'Цена изменилась: Плов.'],
    ['unavailable', 'не будет', 'Плов: заказать нельзя.'],
  ] as const)('tells once of a position that is %s; one under way marks it', (state, mark, sentence) => {
    const [first, ...others] = testOrder().positions;
    if (!first) throw new Error('the fixture has positions');
    const positions = [{ ...first, state }, ...others];
    const decline = { reason: 'byRestaurant', message: 'Соберите заказ заново' } as const;
    const { unmount } = show(canceled({ positions, decline }));
    expect(screen.getAllByText(withPlainSpaces(sentence))).toHaveLength(1);
    expect(screen.queryByText(decline.message)).not.toBeInTheDocument();
    expect(slip().queryByText(mark)).not.toBeInTheDocument();
    unmount();
    queryClient().clear();
    show(testOrder({ positions }));
    expect(slip().getByText(/Плов/).closest('dt')).toHaveTextContent(mark);
    expect(slip().getByText(/Чай/)).toHaveTextContent(/^Чай$/);
  });
});

describe('a delayed delivery', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  // Holds ORD-31.
  test('promises the money within 1 working day, from a quarter of an hour after its time on', async () => {
    jest.setSystemTime(new Date('2026-03-14T09:20:00Z'));
    show(testDelivery({ nextAt: '2026-03-14T09:10:00Z' }));
    await act(() => jest.advanceTimersByTimeAsync(4 * 60_000));
    expect(screen.queryByText(withPlainSpaces(text.delayedText))).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(screen.getByText(withPlainSpaces(text.delayedText))).toBeVisible();
  });
});
