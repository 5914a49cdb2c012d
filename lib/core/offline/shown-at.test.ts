import { isCachedPage, recordShown, onShown, shownAtMs } from './shown-at';

describe('the page that is shown', () => {
  test('is of the moment that the worker wrote into it, until another comes', () => {
    document.documentElement.dataset.cachedAt = '5000';
    expect([isCachedPage(), shownAtMs()]).toEqual([true, 5000]);
    const before = Date.now();
    recordShown();
    expect(isCachedPage()).toBe(false);
    expect(shownAtMs()).toBeGreaterThanOrEqual(before);
  });

  test('notifies its listeners of a change, and not those that have stopped', () => {
    const received = jest.fn();
    const stop = onShown(received);
    recordShown();
    stop();
    recordShown();
    expect(received).toHaveBeenCalledTimes(1);
  });
});
