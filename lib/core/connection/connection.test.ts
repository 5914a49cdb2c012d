import { connection, SLOW_REQUEST_MS, watchRequest } from './connection';

const online = (is: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

beforeEach(() => {
  jest.useFakeTimers();
  watchRequest()('answered');
});
afterEach(() => jest.useRealTimers());

describe('the connection', () => {
  // Holds ERR-03.
  test('is weak while a request takes more than 5 s, until the first answer, its own too', () => {
    const received = jest.fn();
    const stop = connection.subscribe(received);
    const end = watchRequest();
    jest.advanceTimersByTime(SLOW_REQUEST_MS - 1);
    expect(connection.isWeak()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(connection.isWeak()).toBe(true);
    watchRequest()('answered');
    expect(connection.isWeak()).toBe(false);
    jest.advanceTimersByTime(SLOW_REQUEST_MS);
    end('answered');
    expect(connection.isWeak()).toBe(false);
    expect(received).toHaveBeenCalledTimes(2);
    const slow = watchRequest();
    jest.advanceTimersByTime(SLOW_REQUEST_MS);
    expect(connection.isWeak()).toBe(true);
    slow('answered');
    expect(connection.isWeak()).toBe(false);
    stop();
  });

  test('is weak when a request fails on its way while the device is online', () => {
    online(true);
    watchRequest()('failed');
    expect(connection.isWeak()).toBe(true);
  });

  test('is not weak but offline when a request fails offline', () => {
    online(false);
    watchRequest()('failed');
    expect(connection.isWeak()).toBe(false);
  });

  test('is not judged by a request that is no longer wanted', () => {
    watchRequest()('dropped');
    jest.advanceTimersByTime(SLOW_REQUEST_MS * 2);
    expect(connection.isWeak()).toBe(false);
  });
});
