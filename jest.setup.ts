import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// How long a test waits for what should come: a busy machine needs more than the second that is the default.
configure({ asyncUtilTimeout: 5_000 });

/** Layout does not exist in jsdom: nothing is ever resized or scrolled into view, so these never call back. */
class LayoutObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds: readonly number[] = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

Object.assign(window, {
  ResizeObserver: LayoutObserver,
  IntersectionObserver: LayoutObserver,
  scrollTo: () => undefined,
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }),
});
// It reports neither how a document was entered nor what was loaded.
Object.assign(performance, { getEntriesByType: () => [] });
Object.assign(Element.prototype, {
  // Current browsers answer with a promise.
  scrollIntoView: () => Promise.resolve(),
  scrollTo: () => Promise.resolve(),
  getAnimations: () => [],
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
});
