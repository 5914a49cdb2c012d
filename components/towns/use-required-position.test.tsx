import { act, renderHook } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ReactNode } from 'react';
import { testRouter } from '@/lib/paths/test-router';
import { useRequiredPosition } from './use-required-position';

const replace = jest.fn();
const router = testRouter(replace);
const wrapper = ({ children }: { children: ReactNode }) => (
  <AppRouterContext.Provider value={router}>{children}</AppRouterContext.Provider>
);
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

const PLACE = { latitude: 43, longitude: 77 };

function device(answer: typeof PLACE | number) {
  const getCurrentPosition = jest.fn((found: PositionCallback, failed: PositionErrorCallback) =>
    typeof answer === 'number'
      ? failed({ code: answer } as GeolocationPositionError)
      : found({ coords: answer } as GeolocationPosition),
  );
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  return getCurrentPosition;
}

beforeEach(() => replace.mockClear());
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

describe('a screen that needs a position', () => {
  test('takes the one it is given, and asks nobody', async () => {
    const asked = device(1);
    const { result } = renderHook(() => useRequiredPosition(PLACE), { wrapper });
    await settle();
    expect(result.current).toBe(PLACE);
    expect(asked).not.toHaveBeenCalled();
  });

  // Holds NAV-43.
  test.each([1, 2, 3])('goes Home when the location cannot be determined (%i)', async (code) => {
    device(code);
    const { result } = renderHook(() => useRequiredPosition(null), { wrapper });
    expect(result.current).toBeNull();
    await settle();
    expect(replace).toHaveBeenCalledWith('/');
  });

  test('asks again although it failed before, and has where the diner is', async () => {
    device(PLACE);
    const { result } = renderHook(() => useRequiredPosition(null), { wrapper });
    await settle();
    expect(result.current).toEqual(PLACE);
    expect(replace).not.toHaveBeenCalled();
  });
});
