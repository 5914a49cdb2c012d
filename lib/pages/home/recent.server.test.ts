/** @jest-environment node */
import type { Site } from '@/lib/core/site/site';
import { signedInBy } from '@/lib/core/session/test-session';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const PLACE = { townId: 1, service: 'takeaway' } as const;
const contract = readContract() as {
  schemas: Record<'Filial' | 'User', { example: Record<string, unknown> }>;
};
const REPEAT = '/takeaway/v2/locations/repeat';

let platform: FakePlatform;
let listRecentVenues: typeof import('./recent.server').listRecentVenues;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ listRecentVenues } = await import('./recent.server'));
});
beforeEach(() => {
  platform.reset();
  platform.answer({ json: { data: contract.schemas.User.example } }, '/api/v3/user');
});
afterAll(() => platform.close());

const signedIn = () => signedInBy('token', SITE);
const answer = (...ids: number[]) =>
  platform.answer(
    {
      json: {
        data: ids.map((id) => ({ ...contract.schemas.Filial.example, filial_id: id })),
        meta: { current_page: 1, last_page: 1, total: ids.length },
      },
    },
    REPEAT,
  );

describe('the venues of repeat orders', () => {
  // Holds VEN-17, VEN-50, VEN-56.
  test('are requested from the named list, two of them, with the diner’s user_id and token', async () => {
    answer(3107);
    await listRecentVenues(await signedIn(), PLACE, undefined);
    expect(platform.calls.at(-1)).toMatchObject({
      path: REPEAT,
      query: '?page=1&limit=2&sort=distance&town_id=1&user_id=700431&include=extra&filter[service]=4',
      headers: { authorization: 'Bearer token' },
    });
  });

  test('are two at most, the latest first', async () => {
    answer(3, 2, 1);
    const venues = await listRecentVenues(await signedIn(), PLACE, undefined);
    expect(venues.map(({ id }) => id)).toEqual([3, 2]);
  });

  test('are of the configuration’s brand', async () => {
    answer();
    await listRecentVenues(await signedIn(), PLACE, 51);
    expect(platform.calls.at(-1)?.query).toContain('brand_id=51');
  });

  test('fail with the platform', async () => {
    platform.answer({ status: 500, json: {} }, REPEAT);
    await expect(listRecentVenues(await signedIn(), PLACE, undefined)).rejects.toMatchObject({ status: 500 });
  });
});
