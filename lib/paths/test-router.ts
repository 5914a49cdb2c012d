import type { AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';

/** A router of the pages for tests, which goes nowhere and tells `replace` where it would. */
export const testRouter = (replace: AppRouterInstance['replace']): AppRouterInstance => ({
  back: jest.fn(),
  forward: jest.fn(),
  refresh: jest.fn(),
  push: jest.fn(),
  replace,
  prefetch: jest.fn(),
  bfcacheId: 'test',
});
