import { z } from 'zod/mini';
import { requestBff } from './client';
import { dropEarlyAnswers, requestEarly } from './early-requests';
import { SESSION_ENDED } from './session-events';
import { answeredBy, refusal } from './test-server';

const schema = () => Promise.resolve(z.object({ turn: z.number() }));
const THINGS = '/api/things';
const read = (signal?: AbortSignal) => requestBff(THINGS, schema, { signal });

function watchFetch(answers: Parameters<typeof answeredBy>[0][string] = [{ turn: 1 }, { turn: 2 }]) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(answeredBy({ [`GET ${THINGS}`]: answers, [`PUT ${THINGS}`]: { turn: 0 } }));
}

beforeEach(() => {
  jest.useFakeTimers();
  dropEarlyAnswers();
  document.documentElement.dataset.site = 'kz-ru-web';
});
afterEach(() => jest.useRealTimers());

test('a request takes the answer of an early one, which was sent as it is sent itself', async () => {
  const fetched = watchFetch();
  requestEarly(THINGS);
  await expect(read()).resolves.toEqual({ turn: 1 });
  expect(fetched.mock.calls).toEqual([[THINGS, { headers: { 'X-Site': 'kz-ru-web' }, cache: 'no-store' }]]);
});

test('an early answer is read once', async () => {
  watchFetch();
  requestEarly(THINGS);
  await read();
  await expect(read()).resolves.toEqual({ turn: 2 });
});

test('an early answer that nothing has read for 5 seconds is dropped', async () => {
  watchFetch();
  requestEarly(THINGS);
  jest.advanceTimersByTime(5_000);
  await expect(read()).resolves.toEqual({ turn: 2 });
});

test('is sent once in half a minute', () => {
  const fetched = watchFetch();
  requestEarly(THINGS);
  jest.advanceTimersByTime(29_000);
  requestEarly(THINGS);
  expect(fetched).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  requestEarly(THINGS);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a change drops what was answered before it', async () => {
  watchFetch();
  requestEarly(THINGS);
  await requestBff(THINGS, schema, { method: 'PUT', body: {} });
  await expect(read()).resolves.toEqual({ turn: 2 });
});

test('a failed early request fails where it is taken, and the next one is sent', async () => {
  watchFetch(['no network', { turn: 2 }]);
  requestEarly(THINGS);
  await expect(read()).rejects.toMatchObject({ code: 'network' });
  await expect(read()).resolves.toEqual({ turn: 2 });
});

test('an early answer after a sign-out ends the page’s session where it is taken', async () => {
  const ended = jest.fn();
  window.addEventListener(SESSION_ENDED, ended, { once: true });
  watchFetch(refusal('auth/ended'));
  requestEarly(THINGS);
  await expect(read()).rejects.toMatchObject({ code: 'auth/ended' });
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a caller who has left does not get an early answer', async () => {
  watchFetch();
  requestEarly(THINGS);
  const controller = new AbortController();
  const reading = read(controller.signal);
  controller.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});
