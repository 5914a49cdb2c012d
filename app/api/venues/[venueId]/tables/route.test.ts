/** @jest-environment node */
import { NextRequest } from 'next/server';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const TABLE = { id: 812, terminal_id: 3107, number: '12', name: 'Терраса 12', seats: 4 };
let platform: FakePlatform;
let get: typeof import('./route').GET;

beforeAll(async () => {
  platform = await startFakePlatform();
  get = (await import('./route')).GET;
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

async function send(venueId: string, query = '') {
  const request = new NextRequest(`http://app.test/api/venues/${venueId}/tables${query}`, {
    headers: { 'x-site': 'kz-ru-web' },
  });
  const response = await get(request, { params: Promise.resolve({ venueId }) });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('the tables of a venue', () => {
  test('have number and name, never an id, and one that cannot be read is left out', async () => {
    platform.answer({ json: { data: [{ id: 'x' }, TABLE] } });
    await expect(send('3107')).resolves.toEqual({
      status: 200,
      body: { tables: [{ number: '12', name: 'Терраса 12' }], scanned: null },
    });
    expect(platform.calls[0]?.path).toBe('/terminals/terminals/3107/tables');
  });

  test.each([
    ['812', { name: 'Терраса 12' }],
    ['5', null],
  ])('name the one whose code %s was scanned: %j', async (id, scanned) => {
    platform.answer({ json: { data: [TABLE] } });
    await expect(send('3107', `?scanned=${id}`)).resolves.toMatchObject({ body: { scanned } });
  });

  test('answers 404 for an unknown venue', async () => {
    platform.answer({ status: 404, json: { errors: [{ status: '404', code: 'terminal_not_found' }] } });
    await expect(send('3107')).resolves.toMatchObject({ body: { error: { code: 'venue/not-found' } } });
  });

  test.each(['0', 'x', '2147483648'])('the tables of a venue of %s are not requested', async (venueId) => {
    await expect(send(venueId)).resolves.toMatchObject({ status: 400 });
    expect(platform.calls).toEqual([]);
  });
});
