/** @jest-environment node */
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const contract = readContract() as { schemas: { Terminal: { example: Record<string, unknown> } } };
const TERMINAL = contract.schemas.Terminal.example;
const VENUE = { id: 3107, linkedVenues: [{ id: 3108, name: 'Бар' }] };

let platform: FakePlatform;
let offeredLinks: typeof import('./linked-venues.server').offeredLinks;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ offeredLinks } = await import('./linked-venues.server'));
});
afterAll(() => platform.close());
beforeEach(() => platform.reset());

const terminal = (id: number, part: Record<string, unknown> = {}) =>
  platform.answer(
    { json: { data: { ...TERMINAL, terminal_id: id, main_terminal_id: 3107, ...part } } },
    `/terminals/terminals/${id}`,
  );

describe('the venues of a hall', () => {
  // Holds VEN-48, BILL-10.
  test('are asked for as terminals, and share the tables of one of them', async () => {
    terminal(3107);
    terminal(3108);
    await expect(offeredLinks(SITE, VENUE)).resolves.toEqual([{ id: 3108, name: 'Бар', tablesAt: 3107 }]);
    expect(platform.calls.map(({ path }) => path).sort()).toEqual([
      '/terminals/terminals/3107',
      '/terminals/terminals/3108',
    ]);
  });

  // Holds BILL-11.
  test.each([{ exclude_from_terminal_linking: true }, { is_active: false }])(
    'leave out one with %j, which another names all the same',
    async (part) => {
      terminal(3107);
      terminal(3108, part);
      await expect(offeredLinks(SITE, VENUE)).resolves.toEqual([]);
    },
  );

  test('have no tables in common where another terminal holds them', async () => {
    terminal(3107);
    terminal(3108, { main_terminal_id: 3108 });
    await expect(offeredLinks(SITE, VENUE)).resolves.toMatchObject([{ tablesAt: null }]);
  });

  test.each([3107, 3108])('are offered without tables where nothing is known of %s', async (unknown) => {
    for (const id of [3107, 3108])
      if (id === unknown) platform.answer({ status: 500, json: {} }, `/terminals/terminals/${id}`);
      else terminal(id);
    await expect(offeredLinks(SITE, VENUE)).resolves.toMatchObject([{ id: 3108, tablesAt: null }]);
  });

  test('are not requested for a venue without links', async () => {
    await expect(offeredLinks(SITE, { id: 3107, linkedVenues: [] })).resolves.toEqual([]);
    expect(platform.calls).toEqual([]);
  });
});
