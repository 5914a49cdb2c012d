import { act, render, screen, waitFor } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import { courierAnswerSchema, type Courier } from '@/lib/orders/orders.schema';
import { testDelivery, testOrder } from '@/lib/orders/test-order';
import { answeredBy } from '@/lib/core/bff/test-server';
import messages from '@/messages/ru.json';
import { OrderScreen } from '@/components/orders/order-screen.client';
import { GROUND, inRussian } from '@/components/orders/test-order-screen';

const text = messages.orders;
const COURIER = 'GET /api/orders/90032/courier';

const courier = (part: Partial<Courier> | null = {}) =>
  courierAnswerSchema.parse({
    courier: part && {
      name: 'Ерлан',
      phone: '+77051112233',
      coordinates: { latitude: 43.22, longitude: 76.91 },
      ...part,
    },
  });

function show(answers: Parameters<typeof answeredBy>[0], order = testDelivery()) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy(answers));
  render(inRussian(<OrderScreen order={order} ground={GROUND} />));
  return {
    requestCount: () =>
      fetched.mock.calls.filter(([address]) => (address as string).endsWith('/courier')).length,
  };
}

beforeEach(() => {
  queryClient().clear();
  changeQueryOptions({ retryDelay: 0 });
  localStorage.clear();
  // This browser draws no maps.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

// Holds ORD-24.
test('the courier has a name and a phone that can be called', async () => {
  show({ [COURIER]: courier() });
  expect(await screen.findByRole('region', { name: text.courier })).toHaveTextContent('Ерлан');
  expect(await screen.findByRole('link', { name: text.callCourier })).toHaveAttribute(
    'href',
    'tel:+77051112233',
  );
  expect(screen.queryByRole('link', { name: text.call })).not.toBeInTheDocument();
});

// Holds ORD-25.
test('the courier’s place is shown on a map, or that this browser draws none', async () => {
  show({ [COURIER]: courier() });
  expect(await screen.findByText(text.mapUnavailable)).toBeVisible();
});

test('a courier whose position is unknown has no map', async () => {
  show({ [COURIER]: courier({ coordinates: null }) });
  await screen.findByRole('region', { name: text.courier });
  expect(document.querySelector('.courier-map')).not.toBeInTheDocument();
});

test('an assigned courier is shown while the order is cooked, and nothing before one is assigned', async () => {
  const { requestCount } = show(
    { [COURIER]: [courier(null), courier()] },
    { ...testDelivery(), status: 'cooking', nextStatus: 'ready' },
  );
  await waitFor(() => expect(requestCount()).toBe(1));
  expect(screen.queryByText(text.courierUnknown)).not.toBeInTheDocument();
  await act(() => queryClient().refetchQueries({ queryKey: ['courier'] }));
  expect(await screen.findByRole('region', { name: text.courier })).toHaveTextContent('+7 705 111 22 33');
});

test('an order on its way without a courier says so', async () => {
  show({ [COURIER]: courier(null) });
  expect(await screen.findByText(text.courierUnknown)).toBeVisible();
  expect(screen.queryByRole('link', { name: text.callCourier })).not.toBeInTheDocument();
});

test('a courier whose request fails is shown as unavailable', async () => {
  show({ [COURIER]: { status: 503, code: 'upstream/unavailable' } });
  expect(await screen.findByText(text.courierLost)).toBeVisible();
  jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy({ [COURIER]: 'never' }));
  act(() => void queryClient().refetchQueries({ queryKey: ['courier'] }));
  await waitFor(() => expect(queryClient().isFetching({ queryKey: ['courier'] })).toBe(1));
  expect(screen.getByText(text.courierLost)).toBeVisible();
});

test.each(['created', 'completed', 'canceled'] as const)(
  'the courier of an order that is %s is not requested',
  (status) => {
    const { requestCount } = show({ [COURIER]: courier() }, testDelivery({ status }));
    expect(requestCount()).toBe(0);
  },
);

test('an order without delivery has no courier', () => {
  const { requestCount } = show({ [COURIER]: courier() }, testOrder({ status: 'ready' }));
  expect(requestCount()).toBe(0);
});

test('the courier is polled while the order is on its way', async () => {
  jest.useFakeTimers();
  const { requestCount } = show({
    [COURIER]: courier({ coordinates: null }),
    'GET /api/orders/90032': testDelivery(),
  });
  await act(() => jest.advanceTimersByTimeAsync(21_000));
  expect(requestCount()).toBeGreaterThanOrEqual(4);
  jest.useRealTimers();
});

// Holds ORD-38.
test('a courier whose position has not changed for ten minutes is said to stand still, without minutes', async () => {
  jest.useFakeTimers();
  show({ [COURIER]: courier({ coordinates: null }), 'GET /api/orders/90032': testDelivery() });
  await act(() => jest.advanceTimersByTimeAsync(11 * 60_000));
  expect(screen.queryByText(/не меняется/)).not.toBeInTheDocument();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(answeredBy({ [COURIER]: courier(), 'GET /api/orders/90032': testDelivery() }));
  await act(() => jest.advanceTimersByTimeAsync(9 * 60_000));
  expect(screen.queryByText(/не меняется/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2 * 60_000));
  expect(screen.getByText(/не меняется уже 1\d\sмин/)).toBeVisible();
  jest.useRealTimers();
});

test('the courier of a venue’s own delivery is not requested: only the venue knows them', async () => {
  const { requestCount } = show({ [COURIER]: courier(null) }, testDelivery({ type: 'vendorDelivery' }));
  await settled();
  expect(screen.queryByText(text.courierUnknown)).not.toBeInTheDocument();
  expect(requestCount()).toBe(0);
});
