import { preorderQuery } from './bill-payment.api';
import { testPreorder } from './test-bill';

test('a payment that waits is asked about less often, however often that fails', () => {
  const data = testPreorder();
  const { refetchInterval } = preorderQuery(data);
  const pauseAfter = (dataUpdateCount: number, errorUpdateCount: number) =>
    refetchInterval({ state: { data, dataUpdateCount, errorUpdateCount } });
  expect(pauseAfter(0, 0)).toBe(3000);
  expect(pauseAfter(1, 9)).toBe(8000);
  expect(pauseAfter(1, 90)).toBe(15_000);
});
