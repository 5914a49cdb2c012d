import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { BackButton, BACK_WAIT_MS } from './back-button.client';

const replace = jest.fn();
const router: AppRouterInstance = {
  back: jest.fn(),
  forward: jest.fn(),
  refresh: jest.fn(),
  push: jest.fn(),
  replace,
  prefetch: jest.fn(),
  bfcacheId: 'test',
};

function renderButton() {
  return render(
    <AppRouterContext.Provider value={router}>
      <BackButton label="Back" fallbackHref="/home" />
    </AppRouterContext.Provider>,
  );
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Back' }));
const pass = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

beforeEach(() => {
  replace.mockClear();
});

describe('BackButton', () => {
  test('steps back in history', async () => {
    window.history.pushState(null, '', '/first');
    window.history.pushState(null, '', '/second');
    renderButton();
    press();
    await pass(BACK_WAIT_MS + 50);
    expect(window.location.pathname).toBe('/first');
    expect(replace).not.toHaveBeenCalled();
  });

  test('goes to the fallback address when the location is the same 500 ms later', async () => {
    jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    renderButton();
    press();
    await pass(BACK_WAIT_MS - 60);
    expect(replace).not.toHaveBeenCalled();
    await pass(120);
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
});
