import { turns } from '@/lib/core/concurrency/test-turns';
import { MAX_LOCK_WAIT_MS, withTabLock } from './tab-lock';
import { grantOneByOne, takeLocksAway } from './test-locks';

afterEach(() => {
  takeLocksAway();
  jest.restoreAllMocks();
});

test('work of two tabs is done one after the other', async () => {
  grantOneByOne();
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await turns();
    steps.push(`${name} ends`);
  };
  await Promise.all([withTabLock('order', work('a')), withTabLock('order', work('b'))]);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('a turn that does not come is not waited for without end', async () => {
  grantOneByOne();
  const signal = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(signal.signal);
  void withTabLock('order', () => new Promise(() => undefined));
  const work = jest.fn(() => Promise.resolve());
  const done = withTabLock('order', work);
  await turns();
  expect(work).not.toHaveBeenCalled();
  signal.abort();
  await done;
  expect(work).toHaveBeenCalledTimes(1);
});

test('without locks, and where they are forbidden, the work is done at once', async () => {
  const work = jest.fn(() => Promise.resolve());
  await withTabLock('order', work);
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => Promise.reject(new DOMException('Not here', 'SecurityError')) },
  });
  await withTabLock('order', work);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a failure of the work is not tried again', async () => {
  grantOneByOne();
  const work = jest.fn(() => Promise.reject(new Error('broken')));
  await expect(withTabLock('order', work)).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledTimes(1);
});

describe('the message about a wait', () => {
  const waits: boolean[] = [];
  const onWait = (isWaiting: boolean) => waits.push(isWaiting);
  beforeEach(() => {
    waits.length = 0;
    grantOneByOne();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  /** Another tab's order, which is on its way until it is let go. */
  const holdTabLock = () => {
    let letGo: () => void = () => undefined;
    void withTabLock('order', () => new Promise((resolve) => (letGo = resolve)));
    return () => letGo();
  };

  test('is reported after a second and a half, and its end when the lock is granted', async () => {
    const letGo = holdTabLock();
    const done = withTabLock('order', () => Promise.resolve(), onWait);
    await jest.advanceTimersByTimeAsync(1_499);
    expect(waits).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(waits).toEqual([true]);
    letGo();
    await done;
    expect(waits).toEqual([true, false]);
  });

  test('is taken back when the wait is given up', async () => {
    const signal = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(signal.signal);
    holdTabLock();
    const done = withTabLock('order', () => Promise.resolve(), onWait);
    await jest.advanceTimersByTimeAsync(MAX_LOCK_WAIT_MS);
    signal.abort();
    await done;
    expect(waits).toEqual([true, false]);
  });

  test('is not reported for a short wait, however long the work takes', async () => {
    const letGo = holdTabLock();
    const done = withTabLock('order', () => new Promise((resolve) => setTimeout(resolve, 5_000)), onWait);
    await jest.advanceTimersByTimeAsync(1_000);
    letGo();
    await jest.advanceTimersByTimeAsync(5_000);
    await done;
    expect(waits).toEqual([]);
  });
});
