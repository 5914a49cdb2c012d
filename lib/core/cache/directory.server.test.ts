/** @jest-environment node */
import { createDirectory } from './directory.server';
import { memorySeconds } from './tags';

const atSecond = (second: number) => jest.spyOn(performance, 'now').mockReturnValue(second * 1000);
/** An unhandled rejection is reported after the microtasks of its turn. */
const aTurn = () => new Promise((done) => setImmediate(done));

describe('a directory whose request throws', () => {
  const unhandled = jest.fn();
  beforeEach(() => {
    unhandled.mockClear();
    process.on('unhandledRejection', unhandled);
  });
  afterEach(() => process.off('unhandledRejection', unhandled));

  test('serves the known value and reports the failure of the refresh, which no caller awaits', async () => {
    const failure = new Error('broken');
    const load = jest.fn().mockResolvedValueOnce('known').mockRejectedValueOnce(failure);
    const onFailure = jest.fn();
    const directory = createDirectory<string>(load, onFailure);
    atSecond(0);
    await directory.get('kz');
    atSecond(memorySeconds.directory);
    await expect(directory.get('kz')).resolves.toBe('known');
    await aTurn();
    expect(unhandled).not.toHaveBeenCalled();
    expect(onFailure.mock.calls).toEqual([[failure]]);
  });

  test('has no value, and requests it again after the pause', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('broken')).mockResolvedValueOnce('known');
    const directory = createDirectory<string>(load, jest.fn());
    atSecond(0);
    await expect(directory.get('kz')).resolves.toBeNull();
    atSecond(memorySeconds.directoryRetry - 1);
    await expect(directory.get('kz')).resolves.toBeNull();
    atSecond(memorySeconds.directoryRetry);
    await expect(directory.get('kz')).resolves.toBe('known');
  });
});
