import { act, fireEvent, render, screen } from '@testing-library/react';
import { SoftLink } from '@/components/ui/soft-link';
import { answeredBy } from '@/lib/core/bff/test-server';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { fakeAnswers } from './test-router-answers';

const prefetch = jest.fn((_address: string) => undefined);
let stop: () => void;

const setNetwork = (value: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value });

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  fakeAnswers();
  prefetch.mockClear();
  setNetwork({ rtt: 50 });
  render(
    <>
      <SoftLink href="/filials/3107?from=list#menu">
        <b>Самал</b>
      </SoftLink>
      <SoftLink href="https://other.example/filials/1">Чужой</SoftLink>
      <a href="/profile">Профиль</a>
      <SoftLink href="/profile">Бонусы</SoftLink>
    </>,
  );
  const { prefetchOnIntent } = await import('./prefetch-on-intent');
  stop = prefetchOnIntent(prefetch);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** jsdom has no pointer events. */
const press = (text: string) =>
  fireEvent(screen.getByText(text), new MouseEvent('pointerdown', { bubbles: true }));
const PAGE = '/filials/3107?from=list';

test('a press on a link prefetches its page once', () => {
  press('Самал');
  press('Самал');
  expect(prefetch.mock.calls).toEqual([[PAGE]]);
});

test.each(['Чужой', 'Профиль'])('a press on %s prefetches nothing', (text) => {
  press(text);
  expect(prefetch).not.toHaveBeenCalled();
});

test.each([
  ['a signed-in diner requests the data of the profile', true, ['/api/profile', '/api/rewards']],
  ['a guest requests none', false, []],
])('a press of %s', (_what, isSignedIn, addresses) => {
  signInForTest(isSignedIn);
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy({}));
  press('Бонусы');
  signInForTest(false);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(addresses);
});

test('prefetches nothing where the round trip is longer than a tap', () => {
  setNetwork({ rtt: 300 });
  press('Самал');
  expect(prefetch).not.toHaveBeenCalled();
});

test.each([
  { requestStart: 10, responseStart: 60, calls: 1 },
  { requestStart: 10, responseStart: 600, calls: 0 },
])('a browser without a round trip has that of the document: %j', ({ calls, ...timing }) => {
  Reflect.deleteProperty(navigator, 'connection');
  class Timing {
    toJSON = () => timing;
    readonly entryType = 'navigation';
    readonly name = '/';
    readonly startTime = 0;
    readonly duration = 0;
  }
  Object.defineProperty(window, 'PerformanceNavigationTiming', { configurable: true, value: Timing });
  performance.getEntriesByType = () => [Object.assign(new Timing(), timing)];
  press('Самал');
  expect(prefetch).toHaveBeenCalledTimes(calls);
});

test('focus that rests on a link prefetches its page, focus that passes over it does not', () => {
  act(() => screen.getByRole('link', { name: 'Самал' }).focus());
  jest.advanceTimersByTime(60);
  act(() => screen.getByRole('link', { name: 'Профиль' }).focus());
  jest.advanceTimersByTime(200);
  expect(prefetch).not.toHaveBeenCalled();
  act(() => screen.getByRole('link', { name: 'Самал' }).focus());
  jest.advanceTimersByTime(100);
  expect(prefetch.mock.calls).toEqual([[PAGE]]);
});
