import { tipQuery } from './tips.api';

test('tips that wait are asked about less often, however often that fails', () => {
  const data = { id: '1', status: 'pending', amountMinor: 1, waiterName: 'A', paymentAddress: null } as const;
  const { refetchInterval } = tipQuery(data.id);
  const pauseAfter = (dataUpdateCount: number, errorUpdateCount: number) =>
    refetchInterval({ state: { data, dataUpdateCount, errorUpdateCount } });
  expect(pauseAfter(1, 0)).toBe(3500);
  expect(pauseAfter(1, 9)).toBe(8000);
  expect(pauseAfter(1, 90)).toBe(15_000);
});
