import { act, fireEvent, render, screen } from '@testing-library/react';
import { SoftLink } from '@/components/ui/soft-link';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { answer, fakeAnswers } from './test-router-answers';
import { SoftNavigation } from './soft-navigation.client';

const mockRouter = { push: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter, usePathname: () => '/' }));

const setNetwork = (value: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value });

/** Of the card: another one in each test, because a page that was requested is not requested again. */
let venueId = 4000;

beforeEach(() => {
  venueId += 1;
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
      <SoftLink href={`/filials/${venueId}`} card="Сандық">
        Сандық
      </SoftLink>
      <SoftLink href="/">Главная</SoftLink>
      <a href="/faq">Вопросы</a>
      <SoftLink href="/profile" needsLogin>
        Профиль
      </SoftLink>
    </>,
  );
});
afterEach(() => jest.useRealTimers());

const at = (text: string) => screen.getByText(text);
const MENU = '/filials/3107?from=list#menu';

test('a click shows the page of a link without a reload', () => {
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

test.each(['Чужой', 'Корзина', 'Вопросы', 'Профиль'])('a click on %s is not followed', (text) => {
  fireEvent.click(at(text));
  expect(mockRouter.push).not.toHaveBeenCalled();
});

test('a signed-in diner’s click on an own page shows it without a reload', () => {
  signInForTest(true);
  fireEvent.click(at('Профиль'));
  signInForTest(false);
  expect(mockRouter.push.mock.calls).toEqual([['/profile']]);
});

test('a press on a link to the page that is shown waits for no answer', async () => {
  fakeAnswers();
  await act(() => jest.advanceTimersByTimeAsync(0));
  fireEvent(at('Главная'), new MouseEvent('pointerdown', { bubbles: true }));
  expect(mockRouter.prefetch).not.toHaveBeenCalled();
  fireEvent.click(at('Главная'));
  expect(mockRouter.push.mock.calls).toEqual([['/']]);
});

describe('while the router requests the route of a pressed card', () => {
  const frame = () => document.querySelector('[data-coming]');
  /** Presses a card and lets it go; the route is being requested since the press. */
  async function pressCard() {
    fakeAnswers();
    await act(() => jest.advanceTimersByTimeAsync(0));
    fireEvent(at('Сандық'), new MouseEvent('pointerdown', { bubbles: true }));
    expect(mockRouter.prefetch.mock.calls).toEqual([[`/filials/${venueId}`, { kind: 'full' }]]);
    fireEvent.click(at('Сандық'));
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('shows the frame and the bar, and opens the page when the route is known', async () => {
    await pressCard();
    expect(frame()).toHaveTextContent('Сандық');
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    expect(mockRouter.push).not.toHaveBeenCalled();
    answer(`/filials/${venueId}`);
    await pass(50);
    expect(mockRouter.push.mock.calls).toEqual([[`/filials/${venueId}`]]);
  });

  test.each(['popstate', 'pageshow'])('leaves the frame at %s and opens nothing later', async (name) => {
    await pressCard();
    act(() => void window.dispatchEvent(new Event(name)));
    expect(frame()).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await pass(2_000);
    expect(mockRouter.push).not.toHaveBeenCalled();
  });

  test('opens the link that is pressed last, once', async () => {
    await pressCard();
    fireEvent.click(at('Самал'));
    await pass(2_000);
    expect(mockRouter.push.mock.calls).toEqual([[MENU]]);
  });
});
