import { renderHook } from '@testing-library/react';
import { usePressShield } from './use-press-shield';

let nowMs: number;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  nowMs = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

/** A sheet that is pressed at (100, 700), and closes so long after that. */
function closeAfterPress(ms: number) {
  const { rerender } = renderHook(({ isOpen }) => usePressShield(isOpen), {
    initialProps: { isOpen: true },
  });
  const press = new MouseEvent('pointerdown', { bubbles: true, clientX: 100, clientY: 700 });
  Object.defineProperty(press, 'timeStamp', { value: nowMs });
  document.body.dispatchEvent(press);
  nowMs += ms;
  rerender({ isOpen: false });
}

const shields = () => [...document.querySelectorAll<HTMLElement>('.press-shield')];

describe('the place of a press that has closed a sheet', () => {
  test('is shielded from the second half of a double press, for half a second from the first', () => {
    closeAfterPress(80);
    expect(shields().map(({ style }) => [style.left, style.top])).toEqual([['76px', '676px']]);
    jest.advanceTimersByTime(419);
    expect(shields()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(shields()).toEqual([]);
  });

  test('is free where the sheet closes later, by a key or by the way back', () => {
    closeAfterPress(500);
    expect(shields()).toEqual([]);
  });
});
