import { turns } from '@/lib/core/concurrency/test-turns';
import type { geolocation as Kept } from './geolocation';
import { isPermitted } from './geolocation-permission';

const PLACE = { latitude: 43.2385, longitude: 76.9456 };

let geolocation: typeof Kept;

/** jsdom has no geolocation and no permissions: what a browser would do. */
function browser(position: { answer?: typeof PLACE; failure?: number } | null, state?: PermissionState) {
  const getPosition = jest.fn((found: PositionCallback, failed: PositionErrorCallback) => {
    const { answer, failure } = position ?? {};
    if (answer) found({ coords: answer } as GeolocationPosition);
    else if (failure) failed({ code: failure } as GeolocationPositionError);
  });
  const status = Object.assign(new EventTarget(), { state });
  const query = () => (state ? Promise.resolve(status) : Promise.reject(new TypeError('unknown')));
  if (position)
    Object.defineProperty(navigator, 'geolocation', {
      value: { getCurrentPosition: getPosition },
      configurable: true,
    });
  Object.defineProperty(navigator, 'permissions', { value: { query }, configurable: true });
  return {
    getPosition,
    permit: (next: PermissionState) => {
      status.state = next;
      status.dispatchEvent(new Event('change'));
    },
  };
}

beforeEach(async () => {
  jest.resetModules();
  ({ geolocation } = await import('./geolocation'));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'permissions');
});

// Holds TOWN-20, TOWN-21, TOWN-23, TOWN-24, TOWN-26.
describe('the position', () => {
  test('is requested with high accuracy, 5000 ms at most, and never an old one', async () => {
    const { getPosition } = browser({ answer: PLACE });
    await geolocation.ask();
    expect(getPosition).toHaveBeenCalledWith(expect.anything(), expect.anything(), {
      enableHighAccuracy: true,
      timeout: 5000,
      maximumAge: 0,
    });
  });

  test('the position that was found is granted, for every listener', async () => {
    browser({ answer: PLACE });
    const received = jest.fn();
    geolocation.subscribe(received);
    await expect(geolocation.ask()).resolves.toEqual({ state: 'granted', coordinates: PLACE, problem: null });
    expect(geolocation.current().coordinates).toEqual(PLACE);
    expect(received).toHaveBeenCalledTimes(1);
  });

  test.each([
    [1, 'rejected'],
    [2, 'unavailable'],
    [3, 'timeout'],
    [9, 'unavailable'],
  ])(
    'the position that fails with %i becomes denied: %s, and the earlier position is cleared',
    async (failure, problem) => {
      browser({ answer: PLACE });
      await geolocation.ask();
      browser({ failure });
      await expect(geolocation.ask()).resolves.toEqual({ state: 'denied', coordinates: null, problem });
      expect(geolocation.current().coordinates).toBeNull();
    },
  );

  test('is denied where the whole device has it switched off', async () => {
    browser(null);
    await expect(geolocation.ask()).resolves.toMatchObject({ state: 'denied', problem: 'unavailable' });
  });

  test('is requested once for simultaneous callers', async () => {
    const { getPosition } = browser({});
    void geolocation.ask();
    void geolocation.ask();
    await turns();
    expect(getPosition).toHaveBeenCalledTimes(1);
  });
});

// Holds TOWN-31.
describe('a browser that does not answer', () => {
  const FOUND = { coords: PLACE } as GeolocationPosition;
  const answers = (getPosition: jest.Mock<void, [PositionCallback, PositionErrorCallback]>) =>
    getPosition.mock.calls.map(
      ([found]) =>
        () =>
          found(FOUND),
    );
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('times out after 5000 ms and is requested again at the next press', async () => {
    const { getPosition } = browser({});
    const first = geolocation.ask();
    await jest.advanceTimersByTimeAsync(4999);
    expect(geolocation.current().problem).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    await expect(first).resolves.toEqual({ state: 'denied', coordinates: null, problem: 'timeout' });
    const second = geolocation.ask();
    await jest.advanceTimersByTimeAsync(0);
    expect(getPosition).toHaveBeenCalledTimes(2);
    answers(getPosition)[1]?.();
    await expect(second).resolves.toMatchObject({ state: 'granted', coordinates: PLACE });
    await jest.advanceTimersByTimeAsync(5000);
    expect(geolocation.current().problem).toBeNull();
  });

  test('gives the position later, once the prompt is answered', async () => {
    const { getPosition } = browser({});
    void geolocation.ask();
    await jest.advanceTimersByTimeAsync(5000);
    answers(getPosition)[0]?.();
    expect(geolocation.current()).toEqual({ state: 'granted', coordinates: PLACE, problem: null });
  });

  test('changes nothing with its late answer while a newer request runs', async () => {
    const { getPosition } = browser({});
    void geolocation.ask();
    await jest.advanceTimersByTimeAsync(5000);
    void geolocation.ask();
    await jest.advanceTimersByTimeAsync(0);
    answers(getPosition)[0]?.();
    expect(geolocation.current().coordinates).toBeNull();
  });
});

// Holds TOWN-22.
describe('the permission', () => {
  test.each([
    ['granted', 'granted', null],
    ['prompt', 'notDetermined', null],
    ['denied', 'denied', 'rejected'],
    [undefined, 'notDetermined', null],
  ] as const)('%s is %s, without a prompt', async (permission, state, problem) => {
    const { getPosition } = browser({ answer: PLACE }, permission);
    geolocation.subscribe(() => undefined);
    await turns();
    expect(geolocation.current()).toEqual({ state, coordinates: null, problem });
    expect(getPosition).not.toHaveBeenCalled();
    await expect(isPermitted()).resolves.toBe(permission === 'granted');
  });

  test('the permission that is revoked in the browser’s settings clears the position', async () => {
    const { permit } = browser({ answer: PLACE }, 'granted');
    geolocation.subscribe(() => undefined);
    await geolocation.ask();
    await turns();
    expect(geolocation.current().coordinates).toEqual(PLACE);
    permit('denied');
    expect(geolocation.current()).toEqual({ state: 'denied', coordinates: null, problem: 'rejected' });
    permit('prompt');
    expect(geolocation.current().state).toBe('notDetermined');
  });
});
