import { watchReloading } from '@/lib/core/paths/test-location';
import { isChunkError } from './chunk-error';
import { recoverFromChunk, reloadBrokenPage } from './chunk-recovery';

const named = (name: string, message = '') => Object.assign(new Error(message), { name });

test.each([
  [named('ChunkLoadError', 'Failed to load chunk /_next/static/chunks/1.js'), true],
  [new Error('Loading chunk 12 failed.'), true],
  [new Error('Loading CSS chunk 3 failed'), true],
  [new TypeError('Failed to fetch dynamically imported module: https://a/b.js'), true],
  [new TypeError('error loading dynamically imported module'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new TypeError('Failed to fetch'), false],
  [new Error('x is not a function'), false],
  ['ChunkLoadError', false],
  [undefined, false],
])('%s is a chunk that failed to load: %p', (error, isChunk) => {
  expect(isChunkError(error)).toBe(isChunk);
});

// Holds NAV-33.
describe('a page whose chunk failed to load', () => {
  const START = 1_800_000_000_000;
  const at = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(START + ms);
  const answer = jest.fn<Promise<Response>, [string]>();
  let reloading: jest.SpyInstance;
  beforeEach(() => {
    sessionStorage.clear();
    answer.mockReset().mockImplementation(() => Promise.resolve(new Response()));
    Object.assign(globalThis, { fetch: answer });
    reloading = watchReloading();
  });

  test('is reloaded once in half a minute, never in a loop', async () => {
    for (const ms of [0, 1000, 29_999]) {
      at(ms);
      await recoverFromChunk();
    }
    expect(reloading).toHaveBeenCalledTimes(1);
    at(30_000);
    await recoverFromChunk();
    expect(reloading).toHaveBeenCalledTimes(2);
  });

  test('stays on a dead line, also when that is back: what needs the chunk asks for it again', async () => {
    jest.useFakeTimers();
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    await recoverFromChunk();
    answer.mockResolvedValue(new Response());
    await jest.advanceTimersByTimeAsync(100_000);
    expect(reloading).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  test.each([
    ['is reloaded', 'it has not been left', () => undefined, 1],
    ['is not reloaded', 'it was left', (left: AbortController) => left.abort(), 0],
  ])(
    'a page whose chunk failed to load that is broken %s when our server answers again where %s',
    async (_what, _where, leave, reloads) => {
      jest.useFakeTimers();
      answer.mockRejectedValue(new TypeError('Failed to fetch'));
      const left = new AbortController();
      void reloadBrokenPage(left.signal);
      await jest.advanceTimersByTimeAsync(2000);
      expect(reloading).not.toHaveBeenCalled();
      leave(left);
      answer.mockResolvedValue(new Response());
      await jest.advanceTimersByTimeAsync(10_000);
      expect(reloading).toHaveBeenCalledTimes(reloads);
      jest.useRealTimers();
    },
  );

  test('stays where storage is not available to record the reload', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await recoverFromChunk();
    expect(reloading).not.toHaveBeenCalled();
  });
});
