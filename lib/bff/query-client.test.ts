import { BffError } from './client';
import { queryClient } from './query-client';

beforeEach(() => {
  jest.useFakeTimers();
  queryClient().clear();
});
afterEach(() => jest.useRealTimers());

describe('a question that failed', () => {
  test.each([
    ['the server', new BffError('server/failed'), 3],
    ['the network', new BffError('network'), 3],
    ['too many requests', new BffError('request/too-many'), 1],
    ['a deleted account', new BffError('auth/deleted-account'), 1],
  ])('for %s is requested so many times in all', async (_why, error, times) => {
    const ask = jest.fn(() => Promise.reject(error));
    const answer = queryClient().query({ queryKey: ['things'], queryFn: ask });
    const refused = expect(answer).rejects.toBe(error);
    // Each repetition waits twice as long as the one before it, from a second on.
    await jest.advanceTimersByTimeAsync(60_000);
    await refused;
    expect(ask).toHaveBeenCalledTimes(times);
  });
});
