import { act, renderHook } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { useGeolocation } from './use-geolocation';

function browser(answer: { latitude: number; longitude: number } | number, state: PermissionState) {
  const getCurrentPosition = jest.fn((found: PositionCallback, failed: PositionErrorCallback) =>
    typeof answer === 'number'
      ? failed({ code: answer } as GeolocationPositionError)
      : found({ coords: answer } as GeolocationPosition),
  );
  const status = Object.assign(new EventTarget(), { state });
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  Object.defineProperty(navigator, 'permissions', {
    value: { query: () => Promise.resolve(status) },
    configurable: true,
  });
  return getCurrentPosition;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'permissions');
});

test('requests the position by itself only without a prompt', async () => {
  const unprompted = browser({ latitude: 43, longitude: 77 }, 'prompt');
  renderHook(() => useGeolocation({ asksIfPermitted: true }));
  await settled();
  expect(unprompted).not.toHaveBeenCalled();
  const requested = browser({ latitude: 43, longitude: 77 }, 'granted');
  const { result } = renderHook(() => useGeolocation({ asksIfPermitted: true }));
  await settled();
  expect(requested).toHaveBeenCalledTimes(1);
  expect(result.current.coordinates).toEqual({ latitude: 43, longitude: 77 });
});

// Holds TOWN-25.
test('a refusal is reported to each caller, each time', async () => {
  const requested = browser(1, 'prompt');
  const { result } = renderHook(() => useGeolocation());
  for (const times of [1, 2]) {
    const answer = await act(() => result.current.ask());
    expect(answer.problem).toBe('rejected');
    expect(requested).toHaveBeenCalledTimes(times);
  }
  expect(result.current.problem).toBe('rejected');
});

// Holds TOWN-27.
test('a location that is switched off for the whole device is reported to each caller', async () => {
  Object.defineProperty(navigator, 'permissions', {
    value: { query: () => Promise.resolve(Object.assign(new EventTarget(), { state: 'granted' })) },
    configurable: true,
  });
  const callers = [renderHook(() => useGeolocation()), renderHook(() => useGeolocation())];
  for (const { result } of callers) {
    const answer = await act(() => result.current.ask());
    expect(answer).toEqual({ state: 'denied', coordinates: null, problem: 'unavailable' });
    expect(result.current.problem).toBe('unavailable');
  }
});
