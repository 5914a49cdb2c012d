import { act, fireEvent, render, screen } from '@testing-library/react';
import { BackButton, BACK_WAIT_MS } from './back-button.client';

const replace = jest.fn();
const mockRouter = { replace };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

function renderButton() {
  return render(<BackButton label="Back" fallbackHref="/home" />);
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Back' }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  replace.mockClear();
  jest.useFakeTimers({ doNotFake: ['performance'] });
});
afterEach(() => jest.useRealTimers());

describe('BackButton', () => {
  // Holds NAV-35.
  test('steps back in history', async () => {
    window.history.pushState(null, '', '/first');
    window.history.pushState(null, '', '/second');
    renderButton();
    press();
    await pass(BACK_WAIT_MS + 50);
    expect(window.location.pathname).toBe('/first');
    expect(replace).not.toHaveBeenCalled();
  });

  // Holds NAV-36.
  test('goes to the fallback address when the location is the same 500 ms later', () => {
    jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    renderButton();
    press();
    act(() => jest.advanceTimersByTime(BACK_WAIT_MS - 1));
    expect(replace).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(replace).toHaveBeenCalledWith('/home');
  });

  test('does not go anywhere after the page is gone', async () => {
    jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    const { unmount } = renderButton();
    press();
    unmount();
    await pass(BACK_WAIT_MS + 50);
    expect(replace).not.toHaveBeenCalled();
  });

  // Holds NAV-34.
  describe('on a page that was opened', () => {
    const enter = (referrer: string, paymentOrigin: string | undefined, entry: string | undefined) => {
      jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
      if (paymentOrigin) document.documentElement.dataset.paymentOrigin = paymentOrigin;
      const entries = entry === undefined ? [] : [{ name: entry } as PerformanceNavigationTiming];
      jest.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
    };
    afterEach(() => {
      delete document.documentElement.dataset.paymentOrigin;
    });

    const PAY = 'https://pay.example';
    const HERE = 'http://localhost/typ/1/order/1';
    const RETURN = 'http://localhost/payment';
    test.each([
      ['from the payment app leads to the root', `${PAY}/order/1`, PAY, `${HERE}?paid=1`, true],
      ['from the payment app, by a browser that hides where, too', `${PAY}/`, PAY, undefined, true],
      [
        'from the payment app steps back from its second page',
        `${PAY}/`,
        PAY,
        'http://localhost/cart',
        false,
      ],
      ['from a search engine steps back', 'https://search.example/', PAY, HERE, false],
      [
        'from a host that only resembles the payment app steps back',
        `${PAY}.evil.example/`,
        PAY,
        HERE,
        false,
      ],
      ['from nowhere steps back', '', PAY, HERE, false],
      [
        'as an order’s paid return leads from its thanks to the root',
        `${PAY}/`,
        PAY,
        `${RETURN}/success/1`,
        true,
      ],
      ['as a return whose referrer is hidden, too', '', PAY, `${RETURN}/success/1?status=ok`, true],
      ['as the return of another order steps back', `${PAY}/`, PAY, `${RETURN}/success/11`, false],
      ['from anywhere steps back where no payment app is known', `${PAY}/`, undefined, HERE, false],
    ])('%s', async (_what, referrer, paymentOrigin, entry, isRoot) => {
      window.history.pushState(null, '', '/typ/1/order/1');
      enter(referrer, paymentOrigin, entry);
      const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
      const { unmount } = renderButton();
      press();
      unmount();
      await pass(0);
      expect(replace.mock.calls.flat()).toEqual(isRoot ? ['/'] : []);
      expect(back).toHaveBeenCalledTimes(isRoot ? 0 : 1);
    });
  });
});
