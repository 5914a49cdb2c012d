/** @jest-environment node */
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import type { StoryReader } from './stories.server';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const PLACE = { townId: 1, service: 'takeaway' } as const;

interface StoryExample {
  slides: Record<string, unknown>[];
}
const contract = readContract() as {
  schemas: { Story: { example: StoryExample } };
};
const EXAMPLE = { ...contract.schemas.Story.example, ends_at: null };
const [SLIDE] = EXAMPLE.slides;

let platform: FakePlatform;
let stories: typeof import('./stories.server');

beforeAll(async () => {
  platform = await startFakePlatform();
  stories = await import('./stories.server');
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const answer = (...data: unknown[]) => platform.answer({ json: { data } });
const slideOf = async (part: object) => {
  answer({ ...EXAMPLE, slides: [{ ...SLIDE, ...part }] });
  const [story] = await stories.listStories(SITE, PLACE);
  return story?.slides[0];
};

describe('the stories of a town', () => {
  test('are read with their slides', async () => {
    answer(EXAMPLE);
    const [story] = await stories.listStories(SITE, PLACE);
    expect(story).toMatchObject({
      id: 77,
      title: 'Наурыз',
      slides: [
        { text: 'Наурыз көже сыйға!', durationMs: 5000, button: { text: 'Мәзірге', path: '/filials/3107' } },
      ],
    });
    expect(story?.previewUrl).toContain('https://images.example/stories/77/p.jpg');
    expect(story).not.toHaveProperty('isViewed');
  });

  test('are requested of a venue, for its kiosk', async () => {
    answer();
    await stories.listStories(SITE, PLACE, { venueId: 3107 });
    expect(platform.calls[0]?.query).toBe('?town_id=1&filial_id=3107');
  });

  test('are requested of the town and the configuration’s brand, without a diner’s device', async () => {
    answer();
    await stories.listStories(SITE, PLACE, { brandId: 51 });
    expect(platform.calls[0]).toMatchObject({
      path: '/takeaway/v1/stories',
      query: '?town_id=1&brand_id=51',
      headers: { 'x-fingerprint': 'dastarkhan-server', 'accept-language': 'ru' },
    });
  });

  test('are those that run', async () => {
    const ended = { ...EXAMPLE, id: 1, ends_at: '2020-01-01T00:00:00Z' };
    const running = { ...EXAMPLE, id: 2, ends_at: '2999-01-01T00:00:00Z' };
    answer(ended, running);
    expect((await stories.listStories(SITE, PLACE)).map(({ id }) => id)).toEqual([2]);
  });

  test.each([
    ['without slides', { ...EXAMPLE, slides: [] }],
    ['with slides that are none', { ...EXAMPLE, slides: [null, { image_url: 'javascript:alert(1)' }] }],
    ['without a preview', { ...EXAMPLE, preview_image_url: null }],
    ['that is none', null],
  ])('survive one %s', async (_what, broken) => {
    answer(broken, { ...EXAMPLE, id: 5 });
    expect((await stories.listStories(SITE, PLACE)).map(({ id }) => id)).toEqual([5]);
  });

  test.each([
    [0, 1000],
    [5000, 5000],
    [9_000_000, 30_000],
  ])('show a slide of %i ms for %i ms', async (sent, shown) => {
    await expect(slideOf({ duration_ms: sent })).resolves.toMatchObject({ durationMs: shown });
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
    'have no button to %s',
    async (link) => {
      await expect(slideOf({ button: { text: 'Сюда', link } })).resolves.toMatchObject({ button: null });
    },
  );

  test('are empty where the platform fails', async () => {
    platform.answer({ status: 500, json: {} });
    await expect(stories.listStories(SITE, PLACE)).resolves.toEqual([]);
  });
});

describe('the record of seen stories', () => {
  const guest: StoryReader = { site: SITE, signedIn: null, deviceId: 'device-0001' };

  test('is requested for the device of a guest', async () => {
    answer({ ...EXAMPLE, id: 1, is_viewed: true }, { ...EXAMPLE, id: 2, is_viewed: false });
    await expect(stories.listViewedStories(guest, 1)).resolves.toEqual([1]);
    expect(platform.calls[0]?.headers).toMatchObject({ 'x-fingerprint': 'device-0001' });
  });

  test('is reported to the platform, once', async () => {
    platform.answer((response) => response.writeHead(204).end());
    await stories.markStoryViewed(guest, 77);
    expect(platform.calls).toMatchObject([
      { method: 'POST', path: '/takeaway/v1/stories/77/view', headers: { 'x-fingerprint': 'device-0001' } },
    ]);
  });

  test('the record of seen stories of a guest without a device is neither requested nor reported', async () => {
    const nameless = { ...guest, deviceId: undefined };
    await expect(stories.listViewedStories(nameless, 1)).resolves.toEqual([]);
    await expect(stories.markStoryViewed(nameless, 77)).resolves.toBeUndefined();
    expect(platform.calls).toEqual([]);
  });

  test('the record of seen stories of an unknown story is not found', async () => {
    platform.answer({ status: 404, json: { errors: [{ code: 'not_found' }] } });
    await expect(stories.markStoryViewed(guest, 1)).rejects.toMatchObject({ code: 'story/not-found' });
  });

  test('fails with the platform', async () => {
    platform.answer({ status: 500, json: {} });
    await expect(stories.markStoryViewed(guest, 1)).rejects.toMatchObject({ status: 500 });
    expect(platform.calls).toHaveLength(1);
  });
});
