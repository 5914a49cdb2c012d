/** @jest-environment node */
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const contract = readContract() as {
  schemas: { Filial: { example: { brand_id: number } } };
};
const VENUE = contract.schemas.Filial.example;
const LINKED = [
  { terminal_id: 3108, name: 'of the brand' },
  { terminal_id: 3200, name: 'of another brand' },
];

let platform: FakePlatform;
let loadVenueDetails: typeof import('./venue-details.server').loadVenueDetails;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ loadVenueDetails } = await import('./venue-details.server'));
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.reset();
  platform.answer(
    { json: { data: { ...VENUE, linked_terminals: LINKED } } },
    '/locations/v2/locations/card/terminal/3107',
  );
  platform.answer({ json: { data: VENUE } }, '/takeaway/locations/card/terminal/3108');
  const sellOnly = (brand_id: number, code: string) =>
    platform.answer(
      { json: { data: { services: [], brand_id, analytics: null } } },
      `/takeaway/v1/custom-configs/${code}`,
    );
  sellOnly(VENUE.brand_id, 'its-site');
  sellOnly(VENUE.brand_id + 1, 'other-site');
});

describe('the details of a venue', () => {
  // Holds VEN-47.
  test('name all linked venues on the ordinary site', async () => {
    const venue = await loadVenueDetails(SITE, '3107');
    expect(venue).toMatchObject({ linkedVenues: [{ id: 3108 }, { id: 3200 }] });
  });

  // Holds VEN-45.
  test('name those of the brand on its own site, requested with the brand', async () => {
    const venue = await loadVenueDetails(SITE, '3107', 'its-site');
    expect(venue).toMatchObject({ linkedVenues: [{ id: 3108, name: 'of the brand' }] });
    const cards = platform.calls.filter(({ path }) => path.startsWith('/takeaway/locations/card'));
    expect(cards).toHaveLength(2);
    for (const { query } of cards) expect(query).toContain(`brand_id=${VENUE.brand_id}`);
  });

  test('are unknown on the site of another brand', async () => {
    await expect(loadVenueDetails(SITE, '3107', 'other-site')).resolves.toBe('unknown');
  });

  // Holds HOST-07.
  test('are unknown in an app that leaves the town out', async () => {
    platform.answer(
      { json: { data: { services: [], brand_id: null, analytics: null, town_ids: [99] } } },
      '/takeaway/v1/custom-configs/far-towns',
    );
    await expect(loadVenueDetails(SITE, '3107', 'far-towns')).resolves.toBe('unknown');
  });
});
