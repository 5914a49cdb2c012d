import { connection } from './connection';
import { isServerReachable, loadWhenReachable, whenReachable } from './when-reachable';

const online = (is: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  jest.useFakeTimers();
  online(true);
  fetchMock.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  Object.assign(globalThis, { fetch: fetchMock });
});
afterEach(() => jest.useRealTimers());

/** Begins to wait. */
function wait() {
  const stop = new AbortController();
  const ended = jest.fn();
  void whenReachable(stop.signal).then(ended);
  return { stop, ended };
}
const pass = (lengthMs: number) => jest.advanceTimersByTimeAsync(lengthMs);

// Holds OFF-14.
describe('the way to our server', () => {
  test('is probed until there is an answer', async () => {
    const { ended } = wait();
    await pass(1000);
    expect(fetchMock.mock.calls[0]).toEqual(['/api/health', expect.objectContaining({ method: 'HEAD' })]);
    expect(ended).not.toHaveBeenCalled();
    fetchMock.mockResolvedValue(new Response());
    await pass(3000);
    expect(ended).toHaveBeenCalledWith(true);
    const { length } = fetchMock.mock.calls;
    await pass(100_000);
    expect(fetchMock).toHaveBeenCalledTimes(length);
  });

  test('is not there where a server between answers that it failed', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 502 }));
    const { ended } = wait();
    await pass(100_000);
    expect(ended).not.toHaveBeenCalled();
  });

  test('is asked for ever more rarely', async () => {
    wait();
    await pass(14_000);
    expect(fetchMock).toHaveBeenCalledTimes(4);
    await pass(60_000);
    expect(fetchMock).toHaveBeenCalledTimes(6);
  });

  test('is not asked for while the device has no network, and at once when it has one', async () => {
    online(false);
    const { ended } = wait();
    await pass(100_000);
    expect(fetchMock).not.toHaveBeenCalled();
    online(true);
    fetchMock.mockResolvedValue(new Response());
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(ended).toHaveBeenCalledWith(true);
  });

  test('stops checking when no caller waits', async () => {
    const { stop, ended } = wait();
    await pass(0);
    stop.abort();
    await pass(100_000);
    expect(ended).toHaveBeenCalledWith(false);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe('our server', () => {
  test.each([
    ['answers', () => Promise.resolve(new Response()), true],
    ['leads elsewhere', () => Promise.resolve(Response.error()), true],
    ['fails', () => Promise.resolve(new Response(null, { status: 503 })), false],
    ['is cut off', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('our server that %s is reachable: %p', async (_what, answer, expected) => {
    fetchMock.mockImplementation(answer);
    await expect(isServerReachable()).resolves.toBe(expected);
  });

  test('is not probed by an offline device', async () => {
    online(false);
    await expect(isServerReachable()).resolves.toBe(false);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('is asked for a page where that very page has to be there', async () => {
    fetchMock.mockResolvedValue(new Response());
    await isServerReachable('/orders/7');
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/orders/7');
  });

  test('is probed again when the page becomes visible', async () => {
    const { ended } = wait();
    await pass(14_000);
    fetchMock.mockResolvedValue(new Response());
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(ended).toHaveBeenCalledWith(true);
  });
});

test('a wait ends without effect when its caller stops waiting', async () => {
  let answer: (response: Response) => void = () => undefined;
  fetchMock.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { stop, ended } = wait();
  await pass(0);
  stop.abort();
  answer(new Response());
  await pass(0);
  expect(ended).toHaveBeenCalledWith(false);
});

describe('code that is loaded on demand', () => {
  const gone = new Error('Failed to load chunk a.js');

  test('is requested again after the server answers, by one probe for all', async () => {
    const loads = Array.from({ length: 12 }, () => jest.fn(() => Promise.resolve('code')));
    for (const load of loads) load.mockRejectedValueOnce(gone);
    const loaded = Promise.all(loads.map((load) => loadWhenReachable(load)));
    await pass(0);
    expect(connection.isWeak()).toBe(true);
    fetchMock.mockClear();
    await pass(1500);
    expect(fetchMock.mock.calls.length).toBeLessThanOrEqual(2);
    fetchMock.mockResolvedValue(new Response());
    await pass(10_000);
    await expect(loaded).resolves.toEqual(loads.map(() => 'code'));
    expect(connection.isWeak()).toBe(false);
  });

  test('code that is loaded on demand of a release that is gone fails at its second try', async () => {
    fetchMock.mockResolvedValue(new Response());
    const load = jest.fn(() => Promise.reject(gone));
    await expect(loadWhenReachable(load)).rejects.toBe(gone);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
