import { turns } from '@/lib/concurrency/test-turns';
import { recoverFromChunk } from '@/lib/errors/chunk-recovery';
import { noteError } from './note-error';
import { watchWindowErrors } from './window-errors';

jest.mock('./note-error');
jest.mock('@/lib/errors/chunk-recovery');

const chunkError = () => Object.assign(new Error('Failed to load chunk a.js'), { name: 'ChunkLoadError' });
const thrown = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const rejected = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

const noted = () => jest.mocked(noteError).mock.calls.map(([error]) => error);

beforeEach(() => {
  jest.mocked(noteError).mockClear();
});

/** The listeners stay for as long as the document lives: one setting a test file, so both cases stand in one test. */
test('errors that nothing has caught are reported where the deployment has reports, also after the document was replaced', async () => {
  watchWindowErrors();
  thrown(new TypeError('before'));
  await turns();
  expect(noted()).toEqual([]);

  document.documentElement.dataset.reports = '';
  watchWindowErrors();
  delete document.documentElement.dataset.reports;
  const [first, second] = [new TypeError('thrown'), new TypeError('rejected')];
  thrown(first);
  rejected(second);
  await turns();
  expect(noted()).toEqual([first, second]);
});

// Holds NAV-33.
test('a chunk that failed after rendering is no report but leads to a reload', async () => {
  rejected(chunkError());
  await turns();
  expect(noted()).toEqual([]);
  expect(recoverFromChunk).toHaveBeenCalledTimes(1);
});
