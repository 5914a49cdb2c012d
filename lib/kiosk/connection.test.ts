import { untilReachable } from './connection';

const healthy = () => Promise.resolve(Response.json({ status: 'ok' }));
beforeEach(() => void jest.spyOn(globalThis, 'fetch').mockImplementation(healthy));

test('a waiting caller gets one notice that the server is away, and continues when it is back', async () => {
  jest.useFakeTimers();
  jest.mocked(fetch).mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  jest.mocked(fetch).mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  const onUnreachable = jest.fn();
  const waiting = untilReachable(onUnreachable);
  await jest.advanceTimersByTimeAsync(10_000);
  await waiting;
  expect(onUnreachable).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});
