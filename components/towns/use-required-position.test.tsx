import { renderHook } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { useRequiredPosition } from './use-required-position';

const replace = jest.fn();
const mockRouter = { replace };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

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
  test('takes the given one, and sends no request', async () => {
    const requested = device(1);
    const { result } = renderHook(() => useRequiredPosition(PLACE));
    await settled();
    expect(result.current).toBe(PLACE);
    expect(requested).not.toHaveBeenCalled();
  });

  // Holds NAV-43.
  test.each([1, 2, 3])('goes Home when the location cannot be determined (%i)', async (code) => {
    device(code);
    const { result } = renderHook(() => useRequiredPosition(null));
    expect(result.current).toBeNull();
    await settled();
    expect(replace).toHaveBeenCalledWith('/');
  });

  test('retries after a failure and gets the position', async () => {
    device(PLACE);
    const { result } = renderHook(() => useRequiredPosition(null));
    await settled();
    expect(result.current).toEqual(PLACE);
    expect(replace).not.toHaveBeenCalled();
  });
});
