import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { answeredBy } from '@/lib/bff/test-server';
import { queryClient } from '@/lib/bff/query-client';
import { readKioskOrders } from '@/lib/kiosk/recent-orders';
import type { Order } from '@/lib/orders/orders.schema';
import { testOrder } from '@/lib/orders/test-order';
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
  queryClient().setDefaultOptions({ queries: { retryDelay: 0 } });
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

// Holds KIOSK-03.
test('an order that stands has its number, and is one of this kiosk', async () => {
  show({ [PATH]: ORDER });
  await pass(100);
  expect(screen.getByRole('heading', { name: text.numberTitle })).toBeVisible();
  expect(readKioskOrders()).toHaveLength(1);
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
