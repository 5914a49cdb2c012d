import { act, renderHook } from '@testing-library/react';
import { useKeyedAction } from './use-keyed-action';

const TIP = { amountMinor: 50_000 };

function button(isLeft: boolean) {
  const send = jest.fn((_key: string, _body: typeof TIP) => Promise.resolve());
  const { result } = renderHook(() => useKeyedAction({ purpose: 'tips', send, follow: () => isLeft }));
  const press = () => act(() => Promise.resolve(result.current.run(TIP)));
  return { result, press, keys: () => send.mock.calls.map(([key]) => key) };
}

describe('a button whose call is made once', () => {
  test('pressed twice at once sends one request', async () => {
    const { result, keys } = button(false);
    await act(() => {
      result.current.run(TIP);
      result.current.run(TIP);
      return Promise.resolve();
    });
    expect(keys()).toHaveLength(1);
  });

  test('a button whose call is made once that leaves the page is busy until a browser restores it, and then sends another key', async () => {
    const { result, press, keys } = button(true);
    await press();
    expect(result.current.isBusy).toBe(true);
    await press();
    expect(keys()).toHaveLength(1);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(result.current.isBusy).toBe(false);
    await press();
    expect(new Set(keys()).size).toBe(2);
  });
});
