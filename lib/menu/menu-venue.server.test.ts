/** @jest-environment node */
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const CARD = '/takeaway/locations/card/terminal/3107';
const DETAILS = '/locations/v2/locations/card/terminal/3107';
const contract = readContract() as { schemas: { Filial: { example: object } } };
const VENUE = { json: { data: contract.schemas.Filial.example } };
const ALL = { townIds: null };
const FAILURE = { status: 500, json: { errors: [] } };

let platform: FakePlatform;
let menuVenue: typeof import('./menu-venue.server').menuVenue;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ menuVenue } = await import('./menu-venue.server'));
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

// Holds MENU-12.
describe('the venue of a menu', () => {
  test('is that of its card, and of its details with the same picture where the card fails', async () => {
    platform.answer(VENUE, CARD);
    platform.answer(FAILURE, DETAILS);
    const ofCard = await menuVenue(SITE, 3107, ALL);
    platform.reset();
    platform.answer(FAILURE, CARD);
    platform.answer(VENUE, DETAILS);
    await expect(menuVenue(SITE, 3107, ALL)).resolves.toMatchObject({
      id: 3107,
      services: ofCard?.services,
      imageUrl: ofCard?.imageUrl,
    });
  });

  test('is no other than the card’s on a brand’s site, which the details do not know', async () => {
    platform.answer(FAILURE, CARD);
    platform.answer(VENUE, DETAILS);
    await expect(menuVenue(SITE, 3107, { brandId: 17, townIds: null })).rejects.toMatchObject({
      status: 500,
    });
  });

  // Holds HOST-07.
  test('is null in a town outside the configuration, by its card and by its details', async () => {
    platform.answer(VENUE, CARD);
    await expect(menuVenue(SITE, 3107, { townIds: [99] })).resolves.toBeNull();
    platform.reset();
    platform.answer(FAILURE, CARD);
    platform.answer(VENUE, DETAILS);
    await expect(menuVenue(SITE, 3107, { townIds: [99] })).resolves.toBeNull();
  });

  test('is missing where the card and the details fail', async () => {
    platform.answer(FAILURE, CARD);
    platform.answer(FAILURE, DETAILS);
    await expect(menuVenue(SITE, 3107, ALL)).rejects.toMatchObject({ status: 500 });
  });
});
