import { act, render } from '@testing-library/react';
import { isKeptPage } from '@/lib/offline/shown-at';
import { KeepShown } from './keep-shown.client';

const mockRouter = { refresh: jest.fn() };
let mockPath = '/filials/3107';
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter, usePathname: () => mockPath }));

let mockReachable: { promise: Promise<boolean>; resolve: (is: boolean) => void; signal?: AbortSignal };
const mockKeepShown = jest.fn(() => Promise.resolve());
jest.mock('@/lib/offline/page-side', () => ({
  keepShown: () => mockKeepShown(),
  whenReachable: (signal: AbortSignal) => {
    mockReachable.signal = signal;
    return mockReachable.promise;
  },
}));

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

beforeEach(() => {
  let resolve: (is: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((done) => (resolve = done));
  mockReachable = { promise, resolve };
  mockPath = '/filials/3107';
  mockRouter.refresh.mockReset();
  document.documentElement.dataset.keptAt = '5000';
});
afterEach(() => delete document.documentElement.dataset.keptAt);

// Holds OFF-14.
describe('a kept page', () => {
  test('is renewed in its place, once, when our server answers', async () => {
    render(<KeepShown />);
    await settle();
    expect(mockRouter.refresh).not.toHaveBeenCalled();
    expect(isKeptPage()).toBe(true);
    mockReachable.resolve(true);
    await settle();
    expect(mockRouter.refresh).toHaveBeenCalledTimes(1);
    expect(isKeptPage()).toBe(false);
  });

  test('is left to the page that comes before', async () => {
    const { rerender } = render(<KeepShown />);
    await settle();
    mockPath = '/cart';
    rerender(<KeepShown />);
    expect(mockReachable.signal?.aborted).toBe(true);
    expect(isKeptPage()).toBe(false);
    mockReachable.resolve(false);
    await settle();
    expect(mockRouter.refresh).not.toHaveBeenCalled();
  });
});

describe('a page from the network', () => {
  test('asks for no renewal, and is kept when it is touched', async () => {
    delete document.documentElement.dataset.keptAt;
    render(<KeepShown />);
    await settle();
    expect(mockReachable.signal).toBeUndefined();
    expect(mockKeepShown).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointerdown'));
    await settle();
    expect(mockKeepShown).toHaveBeenCalledTimes(1);
  });
});
