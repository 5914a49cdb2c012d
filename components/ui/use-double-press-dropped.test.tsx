import { fireEvent, renderHook, screen } from '@testing-library/react';
import { useDoublePressDropped } from './use-double-press-dropped';

const onClick = jest.fn();
let nowMs: number;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  onClick.mockClear();
  nowMs = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  document.body.innerHTML = '<button>Cart</button>';
  document.body.addEventListener('click', onClick);
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  document.body.removeEventListener('click', onClick);
});

/** A sheet that a press at (100, 700) closes. */
function closeByPress() {
  const { rerender } = renderHook(({ isOpen }) => useDoublePressDropped(isOpen), {
    initialProps: { isOpen: true },
  });
  const press = new MouseEvent('pointerdown', { bubbles: true, clientX: 100, clientY: 700 });
  Object.defineProperty(press, 'timeStamp', { value: nowMs });
  document.body.dispatchEvent(press);
  nowMs += 80;
  rerender({ isOpen: false });
}

const clickAt = (clientX: number, clientY: number) =>
  fireEvent.click(screen.getByRole('button'), { clientX, clientY });

describe('what lies under a sheet that a press has closed', () => {
  test('is not pressed by the second half of a double press', () => {
    closeByPress();
    clickAt(104, 705);
    expect(onClick).not.toHaveBeenCalled();
  });

  test.each([
    ['elsewhere', () => clickAt(300, 200)],
    ['by a key', () => clickAt(0, 0)],
  ])('is pressed %s at once', (_how, press) => {
    closeByPress();
    press();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('is pressed at the same place a moment later', () => {
    closeByPress();
    jest.advanceTimersByTime(420);
    clickAt(100, 700);
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
