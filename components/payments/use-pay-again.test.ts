import { act, renderHook, waitFor } from '@testing-library/react';
import { usePayAgain } from './use-pay-again';

/** The keys of the attempts that were sent. */
const keys = () =>
  jest.mocked(fetch).mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));

test.each([
  ['request/too-many', 429, 1],
  ['upstream/unavailable', 503, 1],
  ['order/already-paid', 409, 2],
])('after %s (%i) the next press has %i keys in all', async (code, status, count) => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(Response.json({ error: { code, requestId: 'r' } }, { status })),
    );
  const { result } = renderHook(() => usePayAgain(90032, () => undefined));
  for (const press of [1, 2]) {
    act(() => result.current.run('online'));
    await waitFor(() => expect(keys()).toHaveLength(press));
    await waitFor(() => expect(result.current).toMatchObject({ isBusy: false, failure: { code } }));
  }
  expect(new Set(keys()).size).toBe(count);
});
