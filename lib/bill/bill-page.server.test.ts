/** @jest-environment node */
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const CARD = '/takeaway/locations/card/terminal/3107';
const DETAILS = '/locations/v2/locations/card/terminal/3107';
const contract = readContract() as {
  schemas: { Filial: { example: object } };
};

let platform: FakePlatform;
let loadBillVenue: typeof import('./bill-page.server').loadBillVenue;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ loadBillVenue } = await import('./bill-page.server'));
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const VENUE = { json: { data: contract.schemas.Filial.example } };
const FAILURE = { status: 500, json: { errors: [] } };

describe('the venue of a bill', () => {
  test.each([
    ['is that of its details', VENUE, FAILURE],
    ['is that of its card where the details fail', FAILURE, VENUE],
  ])('%s', async (_what, details, card) => {
    platform.answer(details, DETAILS);
    platform.answer(card, CARD);
    await expect(loadBillVenue(SITE, '3107')).resolves.toMatchObject({ id: 3107 });
  });

  test.each([
    ['unavailable where both fail', FAILURE, '3107', 'unavailable'],
    ['unknown where there is none', { status: 404, json: { errors: [] } }, '3107', 'unknown'],
    ['unknown without an id', FAILURE, 'x', 'unknown'],
  ])('is %s', async (_what, details, id, expected) => {
    platform.answer(details, DETAILS);
    platform.answer(FAILURE, CARD);
    await expect(loadBillVenue(SITE, id)).resolves.toBe(expected);
  });
});
