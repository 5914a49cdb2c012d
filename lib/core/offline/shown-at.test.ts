import { isCachedPage, noteShown, onShown, shownAtMs } from './shown-at';

describe('the page that is shown', () => {
  test('is of the moment that the worker wrote into it, until another comes', () => {
    document.documentElement.dataset.cachedAt = '5000';
    expect([isCachedPage(), shownAtMs()]).toEqual([true, 5000]);
    const before = Date.now();
    noteShown();
    expect(isCachedPage()).toBe(false);
    expect(shownAtMs()).toBeGreaterThanOrEqual(before);
  });

  test('tells who listens that it is another, and nobody who has stopped', () => {
    const received = jest.fn();
    const stop = onShown(received);
    noteShown();
    stop();
    noteShown();
    expect(received).toHaveBeenCalledTimes(1);
  });
});
