/** @jest-environment node */
import { STAYS, toasts } from './toasts';

const texts = () => toasts.current().map(({ text }) => text);

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  for (const { id } of toasts.current()) toasts.dismiss(id);
  jest.useRealTimers();
});

describe('toasts', () => {
  // Holds LAY-28.
  test('go after 3000 ms', () => {
    toasts.show({ text: 'Added' });
    jest.advanceTimersByTime(2999);
    expect(texts()).toEqual(['Added']);
    jest.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test('go after the given duration', () => {
    toasts.show({ text: 'Longer', durationMs: 5000 });
    jest.advanceTimersByTime(4999);
    expect(texts()).toEqual(['Longer']);
    jest.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  // Holds LAY-29.
  test('stay with the duration 9999', () => {
    toasts.show({ text: 'Offline', durationMs: STAYS });
    jest.advanceTimersByTime(3_600_000);
    expect(texts()).toEqual(['Offline']);
  });

  test.each([3000, 8000])(
    'toasts of %i ms stay while held, and go that long after the last release',
    (durationMs) => {
      const id = toasts.show({ text: 'Removed', durationMs });
      toasts.hold(id);
      toasts.hold(id);
      jest.advanceTimersByTime(60_000);
      toasts.release(id);
      jest.advanceTimersByTime(60_000);
      expect(texts()).toEqual(['Removed']);
      toasts.release(id);
      jest.advanceTimersByTime(durationMs - 1);
      expect(texts()).toEqual(['Removed']);
      jest.advanceTimersByTime(1);
      expect(texts()).toEqual([]);
    },
  );

  test('toasts of the duration 9999 do not go because they were held', () => {
    const id = toasts.show({ text: 'Offline', durationMs: STAYS });
    toasts.hold(id);
    toasts.release(id);
    jest.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['Offline']);
  });

  test('are removed all at once', () => {
    toasts.show({ text: 'One' });
    toasts.show({ text: 'Two', durationMs: STAYS });
    toasts.clear();
    expect(texts()).toEqual([]);
  });

  test('are dismissed one by one', () => {
    const first = toasts.show({ text: 'One' });
    toasts.show({ text: 'Two' });
    toasts.dismiss(first);
    expect(texts()).toEqual(['Two']);
    toasts.dismiss(first);
    expect(texts()).toEqual(['Two']);
  });

  // Holds LAY-31.
  test('show an equal text twice, unless it is to be unique', () => {
    const first = toasts.show({ text: 'No network' });
    expect(toasts.show({ text: 'No network', unique: true })).toBe(first);
    expect(texts()).toEqual(['No network']);
    toasts.show({ text: 'No network' });
    expect(texts()).toEqual(['No network', 'No network']);
  });

  test('show a unique text again once it is gone', () => {
    toasts.show({ text: 'No network', unique: true });
    jest.advanceTimersByTime(3000);
    toasts.show({ text: 'No network', unique: true });
    expect(texts()).toEqual(['No network']);
  });

  test('notify a subscriber until it unsubscribes', () => {
    const listener = jest.fn();
    const stop = toasts.subscribe(listener);
    const id = toasts.show({ text: 'Added' });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    toasts.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
