import { render, waitFor } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { queryClient } from '@/lib/bff/query-client';
import { isCachedPage, onShown } from '@/lib/offline/shown-at';
import { CacheShownPage } from './cache-shown-page.client';

const mockRouter = { refresh: jest.fn() };
let mockPath = '/filials/3107';
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter, usePathname: () => mockPath }));

let mockReachable: { promise: Promise<boolean>; resolve: (is: boolean) => void; signal?: AbortSignal };
const mockCacheShownPage = jest.fn(() => Promise.resolve());
jest.mock('@/lib/offline/register', () => ({
  cacheShownPage: () => mockCacheShownPage(),
}));
jest.mock('@/lib/connection/when-reachable', () => ({
  whenReachable: (signal: AbortSignal) => {
    mockReachable.signal = signal;
    return mockReachable.promise;
  },
}));

beforeEach(() => {
  let resolve: (is: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((done) => (resolve = done));
  mockReachable = { promise, resolve };
  mockPath = '/filials/3107';
  mockRouter.refresh.mockReset();
  // The page that a test begins with is the one that is shown, whichever the test before has left.
  render(<CacheShownPage />).unmount();
  document.documentElement.dataset.cachedAt = '5000';
});
afterEach(() => delete document.documentElement.dataset.cachedAt);

// Holds OFF-14.
describe('a cached page', () => {
  test('is renewed in its place, once, when our server answers', async () => {
    render(<CacheShownPage />);
    await settled();
    expect(mockRouter.refresh).not.toHaveBeenCalled();
    expect(isCachedPage()).toBe(true);
    mockReachable.resolve(true);
    await settled();
    expect(mockRouter.refresh).toHaveBeenCalledTimes(1);
    expect(isCachedPage()).toBe(false);
  });

  test('requests again what it has loaded itself', async () => {
    queryClient().setQueryData(['orders'], []);
    render(<CacheShownPage />);
    await settled();
    mockReachable.resolve(true);
    await settled();
    await waitFor(() => expect(queryClient().getQueryState(['orders'])?.isInvalidated).toBe(true));
  });

  test('is left to the page that comes before', async () => {
    const { rerender } = render(<CacheShownPage />);
    await settled();
    mockPath = '/cart';
    rerender(<CacheShownPage />);
    expect(mockReachable.signal?.aborted).toBe(true);
    expect(isCachedPage()).toBe(false);
    mockReachable.resolve(false);
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

  test('asks for no renewal, and is cached when it is touched', async () => {
    delete document.documentElement.dataset.cachedAt;
    render(<CacheShownPage />);
    await settled();
    expect(mockReachable.signal).toBeUndefined();
    expect(mockCacheShownPage).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointerdown'));
    await settled();
    expect(mockCacheShownPage).toHaveBeenCalledTimes(1);
  });
});
