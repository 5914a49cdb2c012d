import { isServerReachable, untilReachable } from './connection';

const healthy = () => Promise.resolve(Response.json({ status: 'ok' }));
beforeEach(() => void jest.spyOn(globalThis, 'fetch').mockImplementation(healthy));

test('a server that answers is reachable', async () => {
  await expect(isServerReachable()).resolves.toBe(true);
  expect(fetch).toHaveBeenCalledWith('/api/health', expect.objectContaining({ cache: 'no-store' }));
});

test.each([
  ['fails', () => Promise.resolve(new Response(null, { status: 503 }))],
  ['is cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a server that %s is not', async (_what, answer) => {
  jest.mocked(fetch).mockImplementation(answer);
  await expect(isServerReachable()).resolves.toBe(false);
});

test('a tablet that knows of no network asks nothing', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(isServerReachable()).resolves.toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});

test('who waits for the server is told once that it is away, and goes on when it is back', async () => {
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
