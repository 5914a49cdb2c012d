import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import messages from '@/messages/ru.json';
import { HOLD_MS } from './hold-button.client';
import { Opener } from './opener.client';

const t = createTranslator({ locale: 'ru', messages, namespace: 'lock' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show({ isDisabled = false } = {}) {
  const onOpen = jest.fn();
  const opener = (isOff: boolean) => (
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <Opener kind="fridge" attempt="first" isOpening={false} isDisabled={isOff} onOpen={onOpen} />
    </NextIntlClientProvider>
  );
  const { rerender } = render(opener(isDisabled));
  const disable = () => rerender(opener(true));
  return { onOpen, disable, hold: screen.getByRole('button', { name: t('hold') }) };
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** jsdom has no pointer events of its own: these carry what ours read. */
const down = (button: HTMLElement, more = {}) =>
  fireEvent(
    button,
    Object.assign(new MouseEvent('pointerdown', { bubbles: true, button: 0, ...more }), { isPrimary: true }),
  );
const move = (button: HTMLElement, clientX: number) =>
  fireEvent(button, new MouseEvent('pointermove', { bubbles: true, clientX }));
const up = (button: HTMLElement) => fireEvent(button, new MouseEvent('pointerup', { bubbles: true }));

// Holds SHOP-24.
describe('a lock', () => {
  test('opens once for a press that is held', async () => {
    const { onOpen, hold } = show();
    down(hold);
    await pass(HOLD_MS - 1);
    expect(onOpen).not.toHaveBeenCalled();
    await pass(1);
    await pass(5 * HOLD_MS);
    up(hold);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test('stays shut for a tap, and says to hold longer', async () => {
    const { onOpen, hold } = show();
    for (let taps = 0; taps < 20; taps += 1) {
      down(hold);
      await pass(200);
      up(hold);
      fireEvent.click(hold, { detail: 1 });
    }
    await pass(5 * HOLD_MS);
    expect(onOpen).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent(t('tooShort'));
  });

  test.each<[string, (hold: HTMLElement) => void]>([
    ['slides off', (hold) => move(hold, 200)],
    ['is taken by a scroll', (hold) => fireEvent(hold, new MouseEvent('pointercancel', { bubbles: true }))],
    ['loses the page', () => fireEvent(window, new Event('blur'))],
    ['finds the page hidden', () => fireEvent(document, new Event('visibilitychange'))],
  ])('stays shut for a hold that %s', async (_what, end) => {
    const { onOpen, hold } = show();
    down(hold);
    await pass(HOLD_MS / 2);
    act(() => end(hold));
    await pass(5 * HOLD_MS);
    expect(onOpen).not.toHaveBeenCalled();
  });

  test('opens for a trembling finger', async () => {
    const { onOpen, hold } = show();
    down(hold);
    move(hold, 20);
    await pass(HOLD_MS);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test.each(['Enter', ' '])(
    'opens once for the key "%s" that is held, and not for one that is tapped',
    async (key) => {
      const { onOpen, hold } = show();
      fireEvent.keyDown(hold, { key });
      await pass(HOLD_MS / 2);
      fireEvent.keyUp(hold, { key });
      await pass(HOLD_MS);
      expect(onOpen).not.toHaveBeenCalled();
      fireEvent.keyDown(hold, { key });
      for (let repeats = 0; repeats < 30; repeats += 1) {
        fireEvent.keyDown(hold, { key, repeat: true });
        await pass(HOLD_MS / 10);
      }
      expect(onOpen).toHaveBeenCalledTimes(1);
    },
  );

  test('asks screen reader users for a confirmation instead of a hold', () => {
    const { onOpen, hold } = show();
    fireEvent.click(hold, { detail: 0 });
    expect(screen.getByRole('group', { name: t('confirm_fridge') })).toBeVisible();
    expect(onOpen).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: t('confirmOpen') }));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test('needs a confirmation without a hold, and stays shut when that is canceled', () => {
    const { onOpen } = show();
    fireEvent.click(screen.getByRole('button', { name: t('withoutHolding') }));
    fireEvent.click(screen.getByRole('button', { name: t('cancel') }));
    expect(screen.getByRole('button', { name: t('hold') })).toBeVisible();
    expect(onOpen).not.toHaveBeenCalled();
  });

  test('stays shut for a hold during which the network goes away, and does not call that too short', async () => {
    const { onOpen, disable, hold } = show();
    down(hold);
    await pass(HOLD_MS / 2);
    disable();
    expect(hold).toHaveAccessibleName(t('hold'));
    await pass(HOLD_MS / 4);
    up(hold);
    expect(screen.getByRole('status')).toHaveTextContent(t('whyHold'));
    await pass(HOLD_MS);
    expect(onOpen).not.toHaveBeenCalled();
  });

  test('stays shut for a hold that lasts on after the network has gone, and for a confirmation', async () => {
    const { onOpen, disable, hold } = show();
    down(hold);
    disable();
    await pass(2 * HOLD_MS);
    cleanup();
    const again = show();
    fireEvent.click(screen.getByRole('button', { name: t('withoutHolding') }));
    again.disable();
    expect(screen.getByRole('button', { name: t('confirmOpen') })).toBeDisabled();
    expect([onOpen, again.onOpen].some(({ mock }) => mock.calls.length > 0)).toBe(false);
  });

  test('stays shut while nothing can be sent', async () => {
    const { onOpen, hold } = show({ isDisabled: true });
    down(hold);
    await pass(5 * HOLD_MS);
    fireEvent.click(hold, { detail: 0 });
    expect(onOpen).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: t('withoutHolding') })).toBeDisabled();
  });
});
