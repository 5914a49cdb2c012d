/** @jest-environment node */
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const UNKNOWN = { status: 404, json: { errors: [{ status: '404', code: 'terminal_not_found' }] } };
const contract = readContract() as {
  schemas: { Filial: { example: object } };
};
const CARD = { json: { data: contract.schemas.Filial.example } };

let platform: FakePlatform;
let getVenue: typeof import('./venues.server').getVenue;
let isKnownVenue: typeof import('./seen-venues.server').isKnownVenue;
beforeAll(async () => {
  platform = await startFakePlatform();
  ({ getVenue } = await import('./venues.server'));
  ({ isKnownVenue } = await import('./seen-venues.server'));
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

test('a venue that the platform does not have is requested once a minute', async () => {
  const begun = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(begun);
  platform.answer(UNKNOWN);
  await expect(getVenue(SITE, 777)).resolves.toBeNull();
  await expect(getVenue(SITE, 777)).resolves.toBeNull();
  expect(platform.calls).toHaveLength(1);
  clock.mockReturnValue(begun + 61_000);
  platform.answer(CARD);
  await expect(getVenue(SITE, 777)).resolves.not.toBeNull();
  expect(isKnownVenue(777)).toBe(true);
});

test('a venue of another brand is known without the brand', async () => {
  platform.answer([UNKNOWN, CARD]);
  await expect(getVenue(SITE, 778, { brandId: 14 })).resolves.toBeNull();
  await expect(getVenue(SITE, 778)).resolves.not.toBeNull();
});

test('a platform that does not answer leaves open whether there is the venue', async () => {
  platform.answer({ status: 503, json: {} });
  await expect(getVenue(SITE, 779)).rejects.toThrow();
  expect(isKnownVenue(779)).toBeUndefined();
});
