import { isChunkError } from './chunk-error';
import { recoverOnce } from './chunk-recovery';

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
  const fetchMock = jest.fn<Promise<Response>, [string]>();
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  beforeEach(() => {
    sessionStorage.clear();
    fetchMock.mockReset().mockImplementation(() => Promise.resolve(new Response()));
    Object.assign(globalThis, { fetch: fetchMock });
  });

  test('is reloaded once in half a minute, never in a loop', async () => {
    const load = jest.fn();
    for (const ms of [0, 1000, 29_999]) {
      at(ms);
      await recoverOnce(load);
    }
    expect(load).toHaveBeenCalledTimes(1);
    at(30_000);
    await recoverOnce(load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('stays while the device is offline, and is reloaded once it is back', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = jest.fn();
    void recoverOnce(load);
    await settled();
    expect(load).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('stays on a line that is dead though the device calls itself online', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const load = jest.fn();
    void recoverOnce(load);
    await settled();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(load).not.toHaveBeenCalled();
    fetchMock.mockResolvedValue(new Response());
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('stays where storage is not available to record the reload', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const load = jest.fn();
    await recoverOnce(load);
    expect(load).not.toHaveBeenCalled();
  });
});
