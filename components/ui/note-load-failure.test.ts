import { turns } from '@/lib/core/concurrency/test-turns';
import { watchReloading } from '@/lib/core/paths/test-location';
import { noteLoadFailure } from './note-load-failure';
import { toasts } from './toasts';

const chunkError = () => Object.assign(new Error('Failed to load chunk a.js'), { name: 'ChunkLoadError' });

beforeEach(() => {
  sessionStorage.clear();
  toasts.clear();
  Object.assign(globalThis, { fetch: () => Promise.resolve(new Response()) });
});

describe('code that a press requested and that did not come', () => {
  test.each([
    ['is of a release that is gone, and has the page loaded anew', chunkError(), 1],
    ['lacks its texts, and leaves the page as it is', new TypeError('Failed to fetch'), 0],
  ])('says so once where it %s', async (_what, error, reloads) => {
    const reloading = watchReloading();
    noteLoadFailure(error, 'no network');
    noteLoadFailure(error, 'no network');
    await turns();
    expect(toasts.current().map(({ text }) => text)).toEqual(['no network']);
    expect(reloading).toHaveBeenCalledTimes(reloads);
  });
});
