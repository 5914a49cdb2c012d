/** @jest-environment node */
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type ArrivedCall, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { unpackMapAnswer } from './map-venues';
import { isClosedAt } from '@/lib/ground/venues/venue-card';
import { mapAnswerSchema } from './map-venues.schema';
import { openPhases } from '@/lib/ground/venues/open-phases.server';
import type { OpenBadgePhase } from '@/lib/ground/venues/venue-card';
import type { Venue } from '@/lib/ground/venues/venues';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const contract = readContract() as {
  schemas: { Filial: { example: Record<string, unknown> } };
};
const EXAMPLE = contract.schemas.Filial.example;

const NOW = new Date('2026-11-21T08:00:00Z');
const phasesOf = (venue: Venue): OpenBadgePhase[] =>
  openPhases(venue, NOW).map(({ clock: { state }, fromMs }) => ({
    fromMs,
    state,
    text: state,
    tone: 'soft',
  }));

let platform: FakePlatform;
let loadMapVenues: typeof import('./map-venues.server').loadMapVenues;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ loadMapVenues } = await import('./map-venues.server'));
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const venue = (id: number, part: object = {}) => ({ ...EXAMPLE, filial_id: id, ...part });
const pageOf = (call: ArrivedCall) => Number(/[?&]page=(\d+)/.exec(call.query)?.[1]);

/** A platform that has that many venues and says so, a hundred a page. */
function answerWith(total: number, claimedLastPage = Math.max(1, Math.ceil(total / 100))): void {
  platform.answer((response, call) => {
    const page = pageOf(call);
    const ids = Array.from({ length: Math.max(0, Math.min(100, total - (page - 1) * 100)) }, (_, index) => {
      return (page - 1) * 100 + index + 1;
    });
    response.writeHead(200, { 'Content-Type': 'application/json', Connection: 'close' });
    response.end(
      JSON.stringify({
        data: ids.map((id) => venue(id)),
        meta: { current_page: page, last_page: claimedLastPage, total },
      }),
    );
  });
}

let shift = 0;
/** Every test requests another part of the map, because answers are cached. */
const elsewhere = () => {
  shift += 1;
  return { west: shift, south: 40, east: shift + 0.5, north: 40.5 };
};
const load = (part: object = {}, bounds = elsewhere()) =>
  loadMapVenues(SITE, { bounds, service: 'takeaway', config: null, ...part }, phasesOf);

describe('the venues of a part of the map', () => {
  test('are requested by the snapped part, its middle and the service, in pages of a hundred, of every town', async () => {
    answerWith(3);
    await load({}, { west: 76.85, south: 43.18, east: 77.02, north: 43.31 });
    const [call] = platform.calls;
    expect(call?.path).toBe('/takeaway/v2/locations');
    expect(call?.query).toContain('bbox=76.8125,43.125,77.0625,43.3125');
    expect(call?.query).toContain('limit=100');
    expect(call?.query).toContain('filter[service]=4');
    expect(call?.query).not.toContain('town_id');
    expect(call?.headers).toMatchObject({ latitude: '43.21875', longitude: '76.9375' });
  });

  test('are all loaded, each once', async () => {
    answerWith(730);
    const { rows, hasMore } = await load();
    expect(new Set(rows.map(([id]) => id)).size).toBe(730);
    expect(hasMore).toBe(false);
    expect(platform.calls.map(pageOf).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('are at most 5,000, and the answer says that there are more', async () => {
    answerWith(5001);
    const { rows, hasMore } = await load();
    expect(rows).toHaveLength(5000);
    expect(hasMore).toBe(true);
    expect(platform.calls).toHaveLength(50);
  });

  test('are not requested endlessly when the list names a wrong last page', async () => {
    answerWith(100, 9999);
    const { rows } = await load();
    expect(rows).toHaveLength(100);
    expect(platform.calls.length).toBeLessThanOrEqual(7);
  });

  test('are cached: a request of nearly the same part does not wait for the platform', async () => {
    answerWith(3);
    const { west, south, east, north } = elsewhere();
    await load({}, { west: west + 0.01, south: south + 0.01, east: east - 0.01, north: north - 0.01 });
    await load({}, { west: west + 0.02, south: south + 0.02, east: east - 0.02, north: north - 0.02 });
    expect(platform.calls).toHaveLength(1);
    await load({ service: 'delivery' }, { west: west + 0.01, south: south + 0.01, east, north });
    expect(platform.calls).toHaveLength(2);
  });

  test('are narrowed by a custom configuration', async () => {
    platform.answer({
      json: {
        data: [venue(1), venue(2, { town: { ...(EXAMPLE.town as object), id: 9 } })],
        meta: { current_page: 1, last_page: 1, total: 2 },
      },
    });
    const { rows } = await load({ config: { code: 'brand', brandId: 51, townIds: [9] } });
    expect(platform.calls[0]?.query).toContain('brand_id=51');
    expect(rows.map(([id]) => id)).toEqual([2]);
  });

  test('share what they have in common, and open as they were', async () => {
    platform.answer({
      json: {
        data: [venue(1), venue(2), venue(3, { image_url: null, rating: null })],
        meta: { current_page: 1, last_page: 1, total: 3 },
      },
    });
    const answer = mapAnswerSchema.parse(JSON.parse(JSON.stringify(await load())));
    expect(answer.covers).toHaveLength(1);
    expect(answer.phases).toHaveLength(1);
    const { venues } = unpackMapAnswer(answer);
    expect(venues[0]).toMatchObject({
      id: 1,
      name: 'Ақ Дастархан, Достық',
      imageUrl: `${String(EXAMPLE.image_url)}#as-is`,
    });
    expect(venues[2]).toMatchObject({ id: 3, imageUrl: null, rating: null });
    expect(venues[0]?.phases.length).toBeGreaterThan(1);
  });

  test('a failure of the platform is an UpstreamError, and the next call requests again', async () => {
    const bounds = elsewhere();
    platform.answer({ status: 500, json: { errors: [] } });
    await expect(load({}, bounds)).rejects.toMatchObject({ name: 'UpstreamError' });
    answerWith(1);
    await expect(load({}, bounds)).resolves.toMatchObject({ hasMore: false });
  });
});

test('a badge is closed by the phase that is due', () => {
  const phases = [
    { fromMs: 0, text: '', tone: 'soft', state: 'open' },
    { fromMs: 1000, text: '', tone: 'soft', state: 'closed' },
  ] as const;
  expect(isClosedAt({ phases: [...phases] }, 999)).toBe(false);
  expect(isClosedAt({ phases: [...phases] }, 1000)).toBe(true);
  expect(isClosedAt({ phases: [] }, 0)).toBe(false);
});
