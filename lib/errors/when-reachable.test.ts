import { whenReachable } from './when-reachable';

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
  test('is asked for without a page, until there is an answer, and then no more', async () => {
    const { ended } = wait();
    await pass(1000);
    expect(fetchMock.mock.calls[0]).toEqual(['/', expect.objectContaining({ method: 'HEAD' })]);
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

  test('is not asked for any more once nobody waits', async () => {
    const { stop, ended } = wait();
    await pass(0);
    stop.abort();
    await pass(100_000);
    expect(ended).toHaveBeenCalledWith(false);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
