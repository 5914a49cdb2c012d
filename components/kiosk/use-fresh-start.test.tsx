import { act, renderHook } from '@testing-library/react';
import { recordActivity } from '@/lib/kiosk/activity';
import { watchReloading } from '@/lib/core/paths/test-location';
import { MINUTE_MS, SECOND_MS } from '@/lib/core/time/duration';
import { useFreshStart } from './use-fresh-start';

const answers = () => Promise.resolve(Response.json({ status: 'ok' }));
const fails = () => Promise.reject(new TypeError('Failed to fetch'));

const pass = (lengthMs: number) => act(() => jest.advanceTimersByTimeAsync(lengthMs));

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(answers);
});
afterEach(() => jest.useRealTimers());

// Holds KIOSK-25.
describe('an unused start', () => {
  test('says within half a minute that our server is away, and is loaded anew when it is back', async () => {
    const reloading = watchReloading();
    const { result } = renderHook(() => useFreshStart(true));
    expect(result.current).toBe(false);
    jest.mocked(fetch).mockImplementation(fails);
    await pass(30 * SECOND_MS);
    expect(result.current).toBe(true);
    await pass(MINUTE_MS);
    expect(reloading).not.toHaveBeenCalled();
    jest.mocked(fetch).mockImplementation(answers);
    await pass(3 * SECOND_MS);
    expect(reloading).toHaveBeenCalledTimes(1);
  });

  test('looks at once where the tablet loses its network', async () => {
    const { result } = renderHook(() => useFreshStart(true));
    jest.mocked(fetch).mockImplementation(fails);
    act(() => void window.dispatchEvent(new Event('offline')));
    await pass(0);
    expect(result.current).toBe(true);
  });

  test('is loaded anew after five minutes, and not before', async () => {
    const reloading = watchReloading();
    renderHook(() => useFreshStart(true));
    await pass(5 * MINUTE_MS - SECOND_MS);
    expect(reloading).not.toHaveBeenCalled();
    await pass(SECOND_MS);
    expect(reloading).toHaveBeenCalledTimes(1);
  });

  test('is not loaded away from who touches it, or has opened something over it', async () => {
    const reloading = watchReloading();
    renderHook(() => useFreshStart(true));
    await pass(5 * MINUTE_MS - 10 * SECOND_MS);
    recordActivity();
    await pass(30 * SECOND_MS);
    expect(reloading).not.toHaveBeenCalled();
    const story = document.body.appendChild(document.createElement('dialog'));
    story.open = true;
    await pass(5 * MINUTE_MS);
    expect(reloading).not.toHaveBeenCalled();
    story.remove();
    await pass(30 * SECOND_MS);
    expect(reloading).toHaveBeenCalledTimes(1);
  });
});

test('a start that a guest has left for the menu looks no more, and is not away', async () => {
  const reloading = watchReloading();
  const { result, rerender } = renderHook(({ isUnused }) => useFreshStart(isUnused), {
    initialProps: { isUnused: true },
  });
  jest.mocked(fetch).mockImplementation(fails);
  await pass(30 * SECOND_MS);
  rerender({ isUnused: false });
  expect(result.current).toBe(false);
  jest.mocked(fetch).mockImplementation(answers);
  await pass(10 * MINUTE_MS);
  expect(reloading).not.toHaveBeenCalled();
});
