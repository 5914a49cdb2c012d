import { act, render } from '@testing-library/react';
import { changeKioskDevice } from '@/lib/kiosk/device';
import { watchReloading, watchReplacing } from '@/lib/core/paths/test-location';
import { emptyStorage } from '@/lib/core/storage/test-storage';
import { MINUTE_MS, SECOND_MS } from '@/lib/core/time/duration';
import { ComeBack } from './come-back.client';

beforeEach(() => {
  emptyStorage();
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({})));
});
afterEach(() => jest.useRealTimers());

// Holds KIOSK-25.
describe('a page of a kiosk that shows nothing to order', () => {
  test('leads back to the kiosk’s venue after a minute, when our server answers', async () => {
    changeKioskDevice({ venueId: 3107 });
    jest.mocked(fetch).mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    const replacing = watchReplacing();
    render(<ComeBack />);
    await act(() => jest.advanceTimersByTimeAsync(MINUTE_MS));
    expect(replacing).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(3 * SECOND_MS));
    expect(replacing).toHaveBeenCalledWith('/kiosk');
  });

  test('a page of a kiosk that shows nothing to order of a tablet without a venue reloads by itself', async () => {
    const reloading = watchReloading();
    const { unmount } = render(<ComeBack />);
    await act(() => jest.advanceTimersByTimeAsync(MINUTE_MS));
    expect(reloading).toHaveBeenCalledTimes(1);
    unmount();
  });
});
