/** @jest-environment node */
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import type { PagePlace } from './place.server';

const contract = readContract() as {
  schemas: { Filial: { example: unknown } };
};
const WHERE: PagePlace = {
  site: { country: 'kz', language: 'ru', surface: 'web' },
  place: { townId: 24, service: 'takeaway' },
  town: undefined,
  config: null,
  services: ['delivery', 'express', 'takeaway'],
};

let platform: FakePlatform;
let otherServicesWithVenues: typeof import('./served-services.server').otherServicesWithVenues;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ otherServicesWithVenues } = await import('./served-services.server'));
});
afterAll(() => platform.close());

test('the other services that have venues in the town are named, one that does not answer is not', async () => {
  platform.answer((response, { query }) => {
    response.writeHead(query.includes('service]=8') ? 500 : 200, { 'Content-Type': 'application/json' });
    const data = query.includes('category_id=128') ? [contract.schemas.Filial.example] : [];
    response.end(JSON.stringify({ data, meta: { current_page: 1, last_page: 1, total: data.length } }));
  });
  await expect(otherServicesWithVenues(WHERE)).resolves.toEqual(['express']);
  expect(platform.calls).toHaveLength(2);
  for (const { query } of platform.calls) expect(query).toContain('limit=1&');
});
