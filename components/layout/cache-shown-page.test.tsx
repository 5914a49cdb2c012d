import { render, waitFor } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { queryClient } from '@/lib/core/bff/query-client';
import { answeredBy, heldAnswer } from '@/lib/core/bff/test-server';
import { isCachedPage, onShown } from '@/lib/core/offline/shown-at';
import { CacheShownPage } from './cache-shown-page.client';

const mockRouter = { refresh: jest.fn() };
let mockPath = '/filials/3107';
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter, usePathname: () => mockPath }));

/** Our server, which answers the page's question whether it is there when the test says so. */
let held: ReturnType<typeof heldAnswer>;
let fetched: jest.SpyInstance;
/** The messages of the page to its worker. */
const postMessage = jest.fn();

beforeEach(() => {
  held = heldAnswer();
  fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(answeredBy({ 'HEAD /filials/3107': held.answer }));
  postMessage.mockReset();
  Object.assign(navigator, {
    serviceWorker: {
      register: () => Promise.resolve({}),
      ready: Promise.resolve({ active: { postMessage } }),
    },
  });
  Object.assign(window, { requestIdleCallback: (run: () => void) => run() });
  window.history.replaceState(null, '', '/filials/3107');
  mockPath = '/filials/3107';
  mockRouter.refresh.mockReset();
  // The page that a test begins with is the one that is shown, whichever the test before has left.
  render(<CacheShownPage />).unmount();
  document.documentElement.dataset.cachedAt = '5000';
});
afterEach(() => {
  delete document.documentElement.dataset.cachedAt;
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

// Holds OFF-14.
describe('a cached page', () => {
  test('is renewed in its place, once, when our server answers', async () => {
    render(<CacheShownPage />);
    await settled();
    expect(mockRouter.refresh).not.toHaveBeenCalled();
    expect(isCachedPage()).toBe(true);
    held.give({});
    await settled();
    expect(mockRouter.refresh).toHaveBeenCalledTimes(1);
    expect(isCachedPage()).toBe(false);
  });

  test('requests again what it has loaded itself', async () => {
    queryClient().setQueryData(['orders'], []);
    render(<CacheShownPage />);
    await settled();
    held.give({});
    await settled();
    await waitFor(() => expect(queryClient().getQueryState(['orders'])?.isInvalidated).toBe(true));
  });

  test('is left to the page that comes before', async () => {
    const { rerender } = render(<CacheShownPage />);
    await settled();
    mockPath = '/cart';
    rerender(<CacheShownPage />);
    expect(isCachedPage()).toBe(false);
    held.give({});
    await settled();
    expect(mockRouter.refresh).not.toHaveBeenCalled();
  });
});

describe('a page from the network', () => {
  test('is of the moment it came, also where it comes with a layout of its own', () => {
    delete document.documentElement.dataset.cachedAt;
    const shown = jest.fn();
    const stop = onShown(shown);
    render(<CacheShownPage />).unmount();
    expect(shown).not.toHaveBeenCalled();
    mockPath = '/cart';
    render(<CacheShownPage />).unmount();
    expect(shown).toHaveBeenCalledTimes(1);
    stop();
  });

  test('triggers no renewal, and is cached when it is touched', async () => {
    delete document.documentElement.dataset.cachedAt;
    render(<CacheShownPage />);
    await settled();
    expect(fetched).not.toHaveBeenCalled();
    expect(postMessage).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointerdown'));
    await settled();
    expect(postMessage.mock.calls).toEqual([[{ cache: { pages: ['/filials/3107', '/cart'], assets: [] } }]]);
  });
});
