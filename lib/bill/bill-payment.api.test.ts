import { preorderQuery } from './bill-payment.api';
import { testPreorder } from './test-bill';

test('a payment is polled until it is over, and less often after failures', () => {
  const pending = testPreorder();
  const { refetchInterval } = preorderQuery(pending);
  const pauseOf = (data: typeof pending) =>
    refetchInterval({ state: { data, dataUpdateCount: 1, errorUpdateCount: 9 } });
  expect(pauseOf(pending)).toBe(8000);
  expect(pauseOf({ ...pending, status: 'failed' })).toBe(false);
});
