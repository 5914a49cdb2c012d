import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { BffError } from './client';
import { queryClient } from './query-client';
import { retryOnce } from './retry';

beforeEach(() => {
  jest.useFakeTimers();
  queryClient().clear();
});
afterEach(() => jest.useRealTimers());

describe('a question that failed', () => {
  test.each([
    ['the server', new BffError('server/failed'), 3],
    ['the network', new BffError('network'), 3],
    ['too many requests', new BffError('request/too-many'), 1],
    ['a deleted account', new BffError('auth/deleted-account'), 1],
  ])('a question that failed for %s is requested so many times in all', async (_why, error, times) => {
    const send = jest.fn(() => Promise.reject(error));
    const answer = queryClient().query({ queryKey: ['things'], queryFn: send });
    const refused = expect(answer).rejects.toBe(error);
    // Each repetition waits twice as long as the one before it, from a second on.
    await jest.advanceTimersByTimeAsync(60_000);
    await refused;
    expect(send).toHaveBeenCalledTimes(times);
  });

  test.each([
    ['the server', new BffError('server/failed'), 2],
    ['too many requests', new BffError('request/too-many'), 1],
    ['a deleted account', new BffError('auth/deleted-account'), 1],
  ])(
    'a question that failed for %s, and is repeated once at most, is requested so many times in all',
    async (_why, error, times) => {
      const send = jest.fn(() => Promise.reject(error));
      const answer = queryClient().query({ queryKey: ['things'], queryFn: send, retry: retryOnce });
      const refused = expect(answer).rejects.toBe(error);
      await jest.advanceTimersByTimeAsync(60_000);
      await refused;
      expect(send).toHaveBeenCalledTimes(times);
    },
  );
});

describe('a connection that is lost and comes back', () => {
  const tell = (type: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(type)));
  const pass = () => act(() => jest.advanceTimersByTimeAsync(0));

  test.each([
    ['as all are', {}],
    ['once at most', { retry: retryOnce }],
  ])(
    'has one request sent meanwhile, which the worker may answer, and another when it is back, repeated %s',
    async (_how, options) => {
      const send = jest.fn(() => Promise.reject(new BffError('network')));
      tell('offline');
      const { result } = renderHook(() =>
        useQuery({ queryKey: ['things'], queryFn: send, ...options }, queryClient()),
      );
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(result.current.isError).toBe(true);
      expect(send).toHaveBeenCalledTimes(1);
      send.mockImplementation(() => Promise.resolve('answer') as never);
      tell('online');
      await pass();
      expect(result.current.data).toBe('answer');
      expect(send).toHaveBeenCalledTimes(2);
    },
  );

  test('is noticed even if the last provider unmounted while offline', async () => {
    const { unmount } = render(createElement(QueryClientProvider, { client: queryClient() }));
    tell('offline');
    unmount();
    tell('online');
    const send = jest.fn(() => Promise.reject(new BffError('server/failed')));
    const answer = queryClient().query({ queryKey: ['things'], queryFn: send });
    const refused = expect(answer).rejects.toThrow();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await refused;
    expect(send).toHaveBeenCalledTimes(3);
  });

  test('lets a screen without a provider ask again', async () => {
    const send = jest.fn(() => Promise.resolve('answer'));
    renderHook(() => useQuery({ queryKey: ['things'], queryFn: send }, queryClient()));
    await pass();
    tell('offline');
    tell('online');
    await pass();
    expect(send).toHaveBeenCalledTimes(2);
  });
});
