import { act, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { testOrder } from '@/lib/orders/test-order';
import { MINUTE_MS } from '@/lib/core/time/duration';
import messages from '@/messages/ru.json';
import { RunningOrderStrip } from './running-order-strip.client';
import { comeSignedIn } from './test-latest';

beforeEach(() => {
  comeSignedIn();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const show = () =>
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <RunningOrderStrip orderIds={[90032]} />
    </NextIntlClientProvider>,
  );

test('an order that is never answered is requested less and less often', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  const requestsIn = async (lengthMs: number) => {
    fetched.mockClear();
    await act(() => jest.advanceTimersByTimeAsync(lengthMs));
    return fetched.mock.calls.length;
  };
  const first = await requestsIn(MINUTE_MS);
  const next = await requestsIn(9 * MINUTE_MS);
  expect(first).toBeGreaterThan(10);
  expect(first + next).toBeLessThan(100);
  expect(await requestsIn(2 * MINUTE_MS)).toBeGreaterThan(3);
});

test('an order that is shown is not requested without a connection', async () => {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json(testOrder({ id: 90032 }))));
  show();
  await act(() => jest.advanceTimersByTimeAsync(10));
  act(() => void window.dispatchEvent(new Event('offline')));
  fetched.mockClear();
  await act(() => jest.advanceTimersByTimeAsync(MINUTE_MS));
  expect(fetched).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('online')));
});
