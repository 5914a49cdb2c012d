import { act, fireEvent, render, screen } from '@testing-library/react';
import { SoftLink } from '@/components/ui/soft-link';
import { MAX_SOFT_PAGES, SoftNavigation } from './soft-navigation.client';

const mockRouter = { push: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter, usePathname: () => '/' }));

const setNetwork = (value: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value });

beforeEach(() => {
  jest.useFakeTimers();
  mockRouter.push.mockClear();
  mockRouter.prefetch.mockClear();
  setNetwork({ rtt: 50 });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });
  render(
    <>
      <SoftNavigation label="Loading" />
      <SoftLink href="/filials/3107?from=list#menu">
        <b>Самал</b>
      </SoftLink>
      <SoftLink href="https://other.example/filials/1">Чужой</SoftLink>
      <SoftLink href="/cart" onClick={(event) => event.preventDefault()}>
        Корзина
      </SoftLink>
      <a href="/profile">Профиль</a>
    </>,
  );
});
afterEach(() => jest.useRealTimers());

const at = (text: string) => screen.getByText(text);
/** jsdom has no pointer events. */
const press = (text: string) => fireEvent(at(text), new MouseEvent('pointerdown', { bubbles: true }));
const MENU = '/filials/3107?from=list#menu';

test('a press on a link fetches its page, and the click shows it without a reload', () => {
  press('Самал');
  expect(mockRouter.prefetch.mock.calls).toEqual([[MENU, { kind: 'full' }]]);
  expect(mockRouter.push).not.toHaveBeenCalled();
  expect(fireEvent.click(at('Самал'))).toBe(false);
  expect(mockRouter.push.mock.calls).toEqual([[MENU]]);
});

test.each([
  ['a modifier', { ctrlKey: true }],
  ['another modifier', { shiftKey: true }],
  ['another button', { button: 1 }],
])('a click with %s is the browser’s', (_what, event) => {
  fireEvent.click(at('Самал'), event);
  expect(mockRouter.push).not.toHaveBeenCalled();
});

test.each(['Чужой', 'Корзина', 'Профиль'])('a click on %s is not followed', (text) => {
  fireEvent.click(at(text));
  expect(mockRouter.push).not.toHaveBeenCalled();
});

test.each(['Чужой', 'Профиль'])('a press on %s fetches nothing', (text) => {
  press(text);
  expect(mockRouter.prefetch).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { rtt: 300 }])(
  'nothing is fetched at the press on a connection with %j',
  (network) => {
    setNetwork(network);
    press('Самал');
    expect(mockRouter.prefetch).not.toHaveBeenCalled();
  },
);

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
  expect(mockRouter.prefetch).toHaveBeenCalledTimes(calls);
});

test('focus that rests on a link fetches its page, focus that passes over it does not', () => {
  act(() => screen.getByRole('link', { name: 'Самал' }).focus());
  jest.advanceTimersByTime(60);
  act(() => screen.getByRole('link', { name: 'Профиль' }).focus());
  jest.advanceTimersByTime(200);
  expect(mockRouter.prefetch).not.toHaveBeenCalled();
  act(() => screen.getByRole('link', { name: 'Самал' }).focus());
  jest.advanceTimersByTime(100);
  expect(mockRouter.prefetch.mock.calls).toEqual([[MENU, { kind: 'full' }]]);
});

test('after many pages the next one is opened anew, so that what a document holds on to stays bounded', () => {
  for (let pages = 0; pages < MAX_SOFT_PAGES; pages += 1) expect(fireEvent.click(at('Самал'))).toBe(false);
  expect(fireEvent.click(at('Самал'))).toBe(true);
  expect(mockRouter.push).toHaveBeenCalledTimes(MAX_SOFT_PAGES);
});
