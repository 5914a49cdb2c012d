import { turns } from '@/lib/core/concurrency/test-turns';
import { watchReloading } from '@/lib/core/paths/test-location';
import { watchWindowErrors } from './window-errors';

const chunkError = () => Object.assign(new Error('Failed to load chunk a.js'), { name: 'ChunkLoadError' });
const thrown = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const rejected = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

let fetched: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>;
beforeEach(() => {
  sessionStorage.clear();
  fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
});

/** The messages of the reported errors: the last line of a report is its event. */
const reported = () =>
  fetched.mock.calls
    .filter(([address]) => address === '/api/error-reports')
    .map(([, init]) => {
      const event = JSON.parse((init?.body as string).trim().split('\n').at(-1) ?? '') as {
        exception: { values: { type: string; value: string }[] };
      };
      return event.exception.values.map(({ type, value }) => `${type}: ${value}`);
    })
    .flat();

/** The listeners stay for as long as the document lives: one setting a test file, so both cases stand in one test. */
test('errors that nothing has caught are reported where the deployment has reports, also after the document was replaced', async () => {
  watchWindowErrors();
  thrown(new TypeError('before'));
  await turns();
  expect(reported()).toEqual([]);

  document.documentElement.dataset.reports = '';
  watchWindowErrors();
  delete document.documentElement.dataset.reports;
  thrown(new TypeError('thrown'));
  rejected(new TypeError('rejected'));
  await turns();
  expect(reported()).toEqual(['TypeError: thrown', 'TypeError: rejected']);
});

// Holds NAV-33.
test('a chunk that failed after rendering is no report but leads to a reload', async () => {
  const reloaded = watchReloading();
  rejected(chunkError());
  await turns();
  expect(reported()).toEqual([]);
  expect(reloaded).toHaveBeenCalledTimes(1);
});
