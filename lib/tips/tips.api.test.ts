import { tipQuery } from './tips.api';

test('tips are asked about until they are over, less often also where that fails', () => {
  const pending = {
    id: '1',
    status: 'pending',
    amountMinor: 1,
    waiterName: 'A',
    paymentAddress: null,
  } as const;
  const { refetchInterval } = tipQuery(pending.id);
  const counts = { dataUpdateCount: 1, errorUpdateCount: 9 };
  expect(refetchInterval({ state: { data: pending, ...counts } })).toBe(8000);
  expect(refetchInterval({ state: { data: { ...pending, status: 'paid' }, ...counts } })).toBe(false);
});
