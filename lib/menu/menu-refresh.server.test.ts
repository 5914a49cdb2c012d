/** @jest-environment node */
import { expiredTags } from '@/lib/core/cache/expired-tags.server';
import { cacheRules } from '@/lib/core/cache/tags';
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const START_MS = Date.UTC(2026, 2, 14, 9);

let platform: FakePlatform;
let listCategoryProducts: typeof import('./category-products.server').listCategoryProducts;
let refreshMenu: typeof import('./menu-refresh.server').refreshMenu;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ refreshMenu } = await import('./menu-refresh.server'));
  ({ listCategoryProducts } = await import('./category-products.server'));
});
beforeEach(() => {
  platform.reset();
  platform.answer({ json: { data: [] } });
});
afterAll(() => platform.close());

/** Seconds after the start, at a venue. */
function refreshAt(seconds: number, venueId: number) {
  jest.spyOn(Date, 'now').mockReturnValue(START_MS + seconds * 1000);
  return refreshMenu(SITE, venueId);
}

// Holds MENU-06.
describe('a menu that a diner found outdated', () => {
  test('is expired by the tag that all of its entries have', async () => {
    await expect(refreshAt(0, 1)).resolves.toBe(true);
    const isExpired = ({ tags }: { tags: string[] }) => expiredTags().areExpiredSince(tags, START_MS);
    const rules = [cacheRules.menu(1), cacheRules.recommended(1), cacheRules.menu(2)];
    expect(rules.map(isExpired)).toEqual([true, true, false]);
  });

  test('is in its categories as the platform has it now', async () => {
    const { schemas } = readContract() as { schemas: { Product: { example: object } } };
    const menuOf = (id: number) => {
      const products = [{ ...schemas.Product.example, id, age_restriction: null }];
      const attributes = { name: 'Супы', is_active: true, is_show_photo: true, position: 1 };
      return { json: { data: [{ id: 1, attributes, relationships: { products } }] } };
    };
    const list = async () =>
      (await listCategoryProducts(SITE, { venueId: 6, categoryId: 1 }))?.map(({ id }) => id);
    platform.answer(menuOf(10));
    await expect(list()).resolves.toEqual([10]);
    platform.answer(menuOf(11));
    await expect(list()).resolves.toEqual([10]);
    await refreshAt(0, 6);
    await expect(list()).resolves.toEqual([11]);
  });

  test('is expired once in 15 seconds for all callers', async () => {
    const answers = [];
    const ticks = new Set<number>();
    for (const second of [0, 1, 14.9, 15.1, 16]) {
      answers.push(await refreshAt(second, 2));
      ticks.add(expiredTags().lastTick(['menu:2']));
    }
    expect(answers).toEqual([true, false, false, true, false]);
    expect(ticks.size).toBe(2);
  });

  test('does not hold back another venue’s', async () => {
    await refreshAt(0, 3);
    await expect(refreshAt(0, 4)).resolves.toBe(true);
  });

  test('is forgotten after 500 other venues, so that the memory stays bounded', async () => {
    await refreshAt(0, 1000);
    const others = Array.from({ length: 499 }, (_, index) => 1001 + index);
    while (others.length > 0) await Promise.all(others.splice(0, 10).map((id) => refreshAt(1, id)));
    await expect(refreshAt(2, 1000)).resolves.toBe(false);
    await refreshAt(2, 1500);
    await expect(refreshAt(3, 1000)).resolves.toBe(true);
  });

  test('is none at an unknown venue', async () => {
    platform.answer({ status: 404, json: { errors: [] } });
    await expect(refreshAt(0, 5)).rejects.toMatchObject({ code: 'venue/not-found' });
    expect(expiredTags().lastTick(['menu:5'])).toBe(0);
  });
});
