import { act, render } from '@testing-library/react';
import { Steam, WAVER_MS } from './steam.client';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function rise() {
  const { container } = render(<Steam />);
  const isHigh = () => container.firstElementChild?.hasAttribute('data-high');
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return { isHigh, after };
}

describe('steam over the plates', () => {
  test('wavers now and then', async () => {
    const { isHigh, after } = rise();
    expect(isHigh()).toBe(false);
    await after(WAVER_MS);
    expect(isHigh()).toBe(true);
    await after(WAVER_MS);
    expect(isHigh()).toBe(false);
  });

  test('stands still in a hidden tab', async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { isHigh, after } = rise();
    await after(10 * WAVER_MS);
    expect(isHigh()).toBe(false);
    expect(jest.getTimerCount()).toBe(1);
  });

  test('stands still with reduced motion', () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    rise();
    expect(jest.getTimerCount()).toBe(0);
  });
});
