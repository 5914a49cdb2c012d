/** @jest-environment node */
import { afterMinutes, beginProcess } from '@/lib/core/process/test-per-process';
import { fakePauses } from '@/lib/core/time/test-timers';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const contract = readContract() as {
  schemas: Record<'Town' | 'CountryConfig', { example: Record<string, unknown> }>;
};
const town = (id: number) => ({ ...contract.schemas.Town.example, id });
const country = (code: 'kz' | 'ge', ...ids: number[]) => ({
  json: {
    data: { id: 1, code, config: { ...contract.schemas.CountryConfig.example, code }, towns: ids.map(town) },
  },
});
const KZ = '/locations/v1/countries/1';
const GE = '/locations/v1/countries/2';

let platform: FakePlatform;
let townDirectory: typeof import('./town-directory.server').townDirectory;
let warmTownDirectory: typeof import('./town-directory.server').warmTownDirectory;

beforeEach(async () => {
  platform = await startFakePlatform();
  jest.resetModules();
  // The directory belongs to the process; each test begins a new one.
  beginProcess();
  ({ townDirectory, warmTownDirectory } = await import('./town-directory.server'));
});
afterEach(() => platform.close());

const ids = async (code: 'kz' | 'ge') => (await townDirectory())(code).map(({ id }) => id);

describe('the towns of the request pipeline', () => {
  test('are requested once for all users', async () => {
    platform.answer(country('kz', 1, 2), KZ);
    platform.answer(country('ge', 101), GE);
    await Promise.all([ids('kz'), ids('kz'), ids('ge')]);
    expect(await ids('kz')).toEqual([1, 2]);
    expect(await ids('ge')).toEqual([101]);
    expect(platform.calls).toHaveLength(2);
  });

  test('are unknown until the platform has answered', async () => {
    platform.answer(() => undefined);
    expect(await ids('kz')).toEqual([]);
  });

  test('delay only the first page', async () => {
    platform.answer(() => undefined);
    await ids('kz');
    // A page that waited for a timer now would wait for ever.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    expect(await ids('kz')).toEqual([]);
    jest.useRealTimers();
  });

  test('are requested again after an hour, in the background, and stay when that fails', async () => {
    platform.answer([country('kz', 1), { status: 404, json: {} }, country('kz', 1, 2)], KZ);
    platform.answer(country('ge', 101), GE);
    expect(await ids('kz')).toEqual([1]);
    afterMinutes(9);
    await ids('kz');
    expect(platform.calls).toHaveLength(2);
    afterMinutes(61);
    expect(await ids('kz')).toEqual([1]);
    await whenRefreshed();
    expect(platform.calls).toHaveLength(4);
    expect(await ids('kz')).toEqual([1]);
    // A failed request is repeated sooner than a successful one.
    afterMinutes(1);
    await ids('kz');
    await whenRefreshed();
    expect(await ids('kz')).toEqual([1, 2]);
  });
});

// Holds UP-13.
describe('a failure of the platform, which a page that waits sees after one quick repetition,', () => {
  const FAILED = { status: 500, json: {} };

  test('is repeated a second later while the server starts', async () => {
    platform.answer([FAILED, country('kz', 1)], KZ);
    platform.answer(country('ge', 101), GE);
    await warmTownDirectory();
    expect(await ids('kz')).toEqual([1]);
    expect(platform.calls.filter(({ path }) => path === KZ)).toHaveLength(2);
  });

  test('is not repeated for a page that waits', async () => {
    platform.answer([FAILED, country('kz', 1)], KZ);
    platform.answer(country('ge', 101), GE);
    expect(await ids('kz')).toEqual([]);
  });

  test('is repeated in the background', async () => {
    platform.answer([country('kz', 1), FAILED, country('kz', 1, 2)], KZ);
    platform.answer(country('ge', 101), GE);
    expect(await ids('kz')).toEqual([1]);
    afterMinutes(70);
    await ids('kz');
    await whenRefreshed();
    expect(await ids('kz')).toEqual([1, 2]);
  });
});

/** Joins the refreshes that run in the background; the pause before a repetition passes at once. */
async function whenRefreshed(): Promise<void> {
  fakePauses();
  let isOver = false;
  const joined = warmTownDirectory().finally(() => (isOver = true));
  while (!isOver) await jest.advanceTimersByTimeAsync(100);
  await joined;
  jest.useRealTimers();
}
