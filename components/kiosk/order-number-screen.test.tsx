import { act, fireEvent, render, screen } from '@testing-library/react';
import { Armchair, Banknote, MonitorCheck, ShoppingBag, Utensils, type IconNode } from 'lucide';
import { NextIntlClientProvider } from 'next-intl';
import { answeredBy } from '@/lib/core/bff/test-server';
import { Icon } from '@/components/ui/icon';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import { readKioskOrders } from '@/lib/kiosk/recent-orders';
import type { Order } from '@/lib/orders/orders.schema';
import { TEST_NOW, testOrder } from '@/lib/orders/test-order';
import messages from '@/messages/ru.json';
import { OrderNumberScreen } from './order-number-screen.client';

const text = messages.kiosk;
const ORDER = testOrder();
const PATH = `GET /api/orders/${ORDER.id}`;

function show(answers: Parameters<typeof answeredBy>[0]) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy(answers));
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <OrderNumberScreen orderId={ORDER.id} countryLanguage="kk" />
    </NextIntlClientProvider>,
  );
  return fetched;
}
const canceled = (part: Partial<Order> = {}) =>
  testOrder({ status: 'canceled', paymentStatus: 'expired', toPayMinor: 0, ...part });

beforeEach(() => {
  queryClient().clear();
  changeQueryOptions({ retryDelay: 0 });
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

// Holds KIOSK-03.
test('a placed order has its number and belongs to this kiosk', async () => {
  show({ [PATH]: ORDER });
  await pass(100);
  expect(screen.getByRole('heading', { name: text.numberTitle })).toBeVisible();
  expect(readKioskOrders()).toHaveLength(1);
});

// Holds KIOSK-03.
test.each(['7', 'Y-021', '№ 00001', 'ABCDEFGHIJ1234567890'])(
  'the number %s is shown whole, in a size for as many signs',
  async (number) => {
    show({ [PATH]: testOrder({ number }) });
    await pass(100);
    expect(screen.getByText(number)).toHaveStyle({ '--signs': String(number.length) });
  },
);

// Holds KIOSK-15.
test('the number goes 40 seconds after the last touch, wheel or key, and has all of them when it comes', async () => {
  sessionStorage.setItem('kioskActiveAt', String(Date.now() - 3_600_000));
  sessionStorage.setItem('kioskGuest', '{}');
  const isHere = () => sessionStorage.getItem('kioskGuest') !== null;
  show({ [PATH]: ORDER });
  await pass(100);
  expect(screen.getByRole('button', { name: text.newOrder })).toHaveTextContent('40');
  for (const touch of ['pointerdown', 'keydown', 'wheel']) {
    await pass(39_000);
    expect(isHere()).toBe(true);
    fireEvent(window, new Event(touch));
  }
  await pass(39_000);
  expect(isHere()).toBe(true);
  await pass(3_000);
  expect(isHere()).toBe(false);
});

/** An icon as it is drawn. */
function drawn(icon: IconNode) {
  const { container, unmount } = render(<Icon of={icon} />);
  const { innerHTML } = container;
  unmount();
  return innerHTML;
}

const PAID: Partial<Order> = { paymentStatus: 'paid', toPayMinor: 0 };
test.each<[string, Partial<Order>, keyof typeof text, IconNode[]]>([
  [
    'is called where it is paid and taken away',
    { ...PAID, type: 'takeaway' },
    'calledText',
    [MonitorCheck, ShoppingBag],
  ],
  [
    'is called where it is paid, eaten here at an unknown table',
    { ...PAID, type: 'express', tableNumber: null },
    'calledText',
    [MonitorCheck, Utensils],
  ],
  [
    'is brought to its table where it is paid and the table is known',
    { ...PAID, type: 'express', tableNumber: '12' },
    'servedText',
    [Armchair, Utensils],
  ],
  [
    'is called once it is paid at the counter, at an unknown table',
    { type: 'express', tableNumber: null },
    'payAtCounter',
    [Banknote, MonitorCheck, Utensils],
  ],
  [
    'is brought to its table once it is paid at the counter, where the table is known',
    { type: 'express', tableNumber: '12' },
    'payThenServed',
    [Banknote, Armchair, Utensils],
  ],
])('an order %s, and says and draws that', async (_what, part, said, icons) => {
  const pictures = icons.map(drawn);
  show({ [PATH]: testOrder(part) });
  await pass(100);
  for (const key of ['calledText', 'servedText', 'payAtCounter', 'payThenServed'] as const)
    expect(screen.queryAllByText(text[key])).toHaveLength(key === said ? 1 : 0);
  expect([...document.querySelectorAll('.kiosk-way i')].map(({ innerHTML }) => innerHTML)).toEqual(pictures);
});

// Holds KIOSK-41.
test.each<[string, Partial<Order>, number]>([
  ['says when it is expected to be ready', { nextStatus: 'ready' }, 1],
  ['that has no time says none', { nextStatus: 'ready', nextAt: null }, 0],
  ['that is not paid says none', { nextStatus: 'ready', paymentStatus: 'pending' }, 0],
])('an order %s', async (_what, part, count) => {
  jest.setSystemTime(TEST_NOW);
  show({ [PATH]: testOrder(part) });
  await pass(100);
  expect(screen.queryAllByText(/Будет готово ≈\s13:30/)).toHaveLength(count);
});

test('a canceled order has no number and no slip, and says what becomes of the money', async () => {
  const fetched = show({ [PATH]: canceled({ decline: { reason: 'other', message: 'Кухня закрыта' } }) });
  await pass(100);
  expect(screen.getByRole('heading', { name: messages.payments.canceledTitle })).toBeVisible();
  expect(screen.getByText('Кухня закрыта')).toBeVisible();
  expect(screen.getByText(messages.payments.canceledText)).toBeVisible();
  expect(screen.queryByText(text.numberTitle)).not.toBeInTheDocument();
  expect(screen.queryByText(text.payAtCounter)).not.toBeInTheDocument();
  expect(fetched.mock.calls.map(([address]) => address as string)).not.toContainEqual(
    expect.stringContaining('receipt'),
  );
  expect(readKioskOrders()).toEqual([]);
});

test('an order that is canceled while its number is up loses it', async () => {
  show({ [PATH]: [ORDER, canceled()] });
  await pass(100);
  expect(screen.getByRole('heading', { name: text.numberTitle })).toBeVisible();
  await pass(20_000);
  expect(screen.queryByText(text.numberTitle)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: messages.payments.canceledTitle })).toBeVisible();
});

test('the screen says that an order cannot be read, also while it is requested again', async () => {
  // Each question is answered at last by nothing: the first one fails, the next is on its way.
  show({ [PATH]: [...Array.from({ length: 4 }, () => 'no network' as const), 'never'] });
  await pass(3000);
  for (let second = 0; second < 12; second += 1) {
    expect(screen.getByRole('heading', { name: text.askTitle })).toBeVisible();
    await pass(1000);
  }
});
