/** @jest-environment node */
import { NextRequest } from 'next/server';
import { sealedSession } from '@/lib/session/test-session';
import { startFakePlatform, type FakePlatform } from '@/lib/upstream/test-platform';

type Handler = (
  request: NextRequest,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

const SLOTS = '/booking/v1/filials/3107/slots';
const RESERVATIONS = '/booking/v1/reservations';
const ID = '4c5d6e7f-8091-4a2b-9c3d-4e5f60718293';
const KEY = 'book-0123456789';
const HOUR_MS = 3_600_000;

const inHours = (hours: number) =>
  new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString();
const STARTS_AT = inHours(30);

let platform: FakePlatform;
let handlers: Record<'slots' | 'nextDay' | 'list' | 'book' | 'cancel', Handler>;
let cookie: string;

beforeAll(async () => {
  platform = await startFakePlatform();
  const reservations = await import('./reservations/route');
  handlers = {
    slots: (await import('./slots/route')).GET,
    nextDay: (await import('./next-day/route')).GET,
    list: reservations.GET,
    book: reservations.POST,
    cancel: (await import('./reservations/[id]/cancel/route')).POST,
  };
  const { sessionCookieName } = await import('@/lib/session/session.server');
  cookie = `${sessionCookieName()}=${await sealedSession('token')}`;
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const wire = (part: Record<string, unknown> = {}) => ({
  id: ID,
  filial_id: 3107,
  filial_name: 'Ақ Дастархан',
  filial_address: 'Достық, 132',
  timezone: 'Asia/Almaty',
  starts_at: STARTS_AT,
  duration_minutes: 120,
  guests: 4,
  name: 'Айгерім',
  phone: '+77011234567',
  comment: '',
  status: 'pending',
  created_at: '2026-03-14T08:25:00Z',
  ...part,
});
const page = (...data: unknown[]) => ({ json: { data, meta: { current_page: 1, last_page: 1, total: 1 } } });
const refusal = (status: number, code: string) => ({
  status,
  json: { errors: [{ status: String(status), code, title: '' }] },
});
const slot = (isAvailable: boolean) => ({
  starts_at: STARTS_AT,
  duration_minutes: 120,
  is_available: isAvailable,
});
const BODY = {
  venueId: 3107,
  startsAt: STARTS_AT,
  durationMinutes: 120,
  guests: 4,
  name: 'Айгерім',
  phone: '+77011234567',
  wish: 'Терезе жанынан',
  hasConsented: true,
};

type Options = {
  query?: string;
  body?: unknown;
  key?: string | null;
  isGuest?: boolean;
  isRepetition?: boolean;
  id?: string;
};
async function ask(
  name: keyof typeof handlers,
  { query = '', body, key = KEY, isGuest = false, isRepetition = false, id = ID }: Options = {},
) {
  const isWriting = name === 'book' || name === 'cancel';
  const request = new NextRequest(`https://app.test/api/booking/${name}?${query}`, {
    method: isWriting ? 'POST' : 'GET',
    headers: {
      'x-site': 'kz-ru-web',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...(key === null ? {} : { 'idempotency-key': key }),
      ...(isRepetition ? { 'x-repetition': '1' } : {}),
      ...(isGuest ? {} : { cookie }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await handlers[name](request, { params: Promise.resolve({ id }) });
  return { status: response.status, body: (await response.json()) as unknown };
}
const of = 'venueId=3107&day=2026-03-14&guests=4';
const posted = () => platform.calls.filter(({ method }) => method === 'POST');

describe('times over the BFF', () => {
  // Holds BOOK-08.
  test('are told to guests too, for the day and the party', async () => {
    platform.answer({ json: { data: [slot(true), slot(false)] } }, SLOTS);
    await expect(ask('slots', { query: of, isGuest: true })).resolves.toMatchObject({
      status: 200,
      body: { slots: [{ startsAt: STARTS_AT, isAvailable: true }, { isAvailable: false }] },
    });
    expect(platform.calls[0]?.query).toBe('?date=2026-03-14&guests=4');
    expect(platform.calls[0]?.headers.authorization).toBeUndefined();
  });

  test('that cannot be read, or last as long as none can be booked, cost no other', async () => {
    const odd = [14, 1441, 90.5].map((minutes) => ({ ...slot(true), duration_minutes: minutes }));
    platform.answer({ json: { data: [...odd, {}, { ...slot(true), duration_minutes: 15 }] } }, SLOTS);
    await expect(ask('slots', { query: of })).resolves.toMatchObject({
      status: 200,
      body: { slots: [{ durationMinutes: 15 }] },
    });
  });

  // Holds BOOK-02.
  test.each([
    ['of a day that is not offered', refusal(422, 'validation_failed'), 422, 'booking/day-not-offered'],
    ['of no venue', refusal(404, 'terminal_not_found'), 404, 'venue/not-found'],
  ])('%s are refused', async (_of, answer, status, code) => {
    platform.answer(answer, SLOTS);
    await expect(ask('slots', { query: of })).resolves.toMatchObject({ status, body: { error: { code } } });
  });

  test.each(['venueId=3107&day=2026-03-14&guests=0', 'venueId=x&day=2026-03-14&guests=2', ''])(
    'asked for with %j are refused without calling the platform',
    async (query) => {
      await expect(ask('slots', { query })).resolves.toMatchObject({ status: 400 });
      expect(platform.calls).toEqual([]);
    },
  );
});

// Holds BOOK-06.
describe('the next day with room', () => {
  test('is the first one that has a table for the party', async () => {
    platform.answer(
      [{ json: { data: [slot(false)] } }, { json: { data: [] } }, { json: { data: [slot(true)] } }],
      SLOTS,
    );
    await expect(ask('nextDay', { query: of })).resolves.toMatchObject({ body: { day: '2026-03-17' } });
    expect(platform.calls).toHaveLength(3);
  });

  test('is none past the last day that can be booked', async () => {
    platform.answer([{ json: { data: [] } }, refusal(422, 'validation_failed')], SLOTS);
    await expect(ask('nextDay', { query: of })).resolves.toMatchObject({ status: 200, body: { day: null } });
  });

  test('is looked for no longer than eight seconds', async () => {
    // From the real moment on: limits count by this clock too, and none of theirs may lie ahead of it.
    let nowMs = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
    platform.answer((response) => {
      nowMs += 8_000;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: [slot(false)] }));
    }, SLOTS);
    await expect(ask('nextDay', { query: of })).resolves.toMatchObject({
      status: 503,
      body: { error: { code: 'upstream/unavailable' } },
    });
    expect(platform.calls).toHaveLength(1);
    clock.mockRestore();
  });

  test('is looked for on ten days at most', async () => {
    platform.answer({ json: { data: [slot(false)] } }, SLOTS);
    await expect(ask('nextDay', { query: of })).resolves.toMatchObject({ body: { day: null } });
    expect(platform.calls).toHaveLength(10);
  });
});

describe('booking over the BFF', () => {
  // Holds BOOK-01.
  test('sends what was filled in once, with the key of the press', async () => {
    platform.answer([page(), { status: 201, json: { data: wire() } }], RESERVATIONS);
    await expect(ask('book', { body: BODY })).resolves.toMatchObject({
      status: 200,
      body: { id: ID, venueName: 'Ақ Дастархан', status: 'pending' },
    });
    expect(posted()).toMatchObject([
      {
        body: {
          filial_id: 3107,
          starts_at: STARTS_AT,
          guests: 4,
          name: 'Айгерім',
          phone: '+77011234567',
          comment: 'Терезе жанынан',
          personal_data_consent: true,
        },
        headers: { 'idempotency-key': KEY },
      },
    ]);
  });

  // Holds BOOK-07.
  test('a second table at the same time is refused, and names the first', async () => {
    platform.answer(page(wire({ status: 'confirmed' })), RESERVATIONS);
    await expect(ask('book', { body: { ...BODY, venueId: 4107 } })).resolves.toMatchObject({
      status: 409,
      body: { error: { code: 'booking/overlap', details: { venueName: 'Ақ Дастархан' } } },
    });
    expect(posted()).toEqual([]);
  });

  // Holds BOOK-05.
  test('a repetition is not stopped by the table that it may have booked itself, nor by its time', async () => {
    const startsAt = inHours(-1);
    const own = wire({ starts_at: startsAt });
    platform.answer([page(own), { status: 201, json: { data: own } }], RESERVATIONS);
    const body = { ...BODY, startsAt };
    await expect(ask('book', { body, isRepetition: true })).resolves.toMatchObject({ status: 200 });
    expect(posted()).toHaveLength(1);
  });

  // Holds BOOK-07.
  test.each([
    ['at another venue', { filial_id: 4107 }],
    ['a bit later', { starts_at: inHours(31) }],
  ])('a repetition is refused where the diner has another table %s, booked since', async (_where, part) => {
    platform.answer(page(wire(part)), RESERVATIONS);
    await expect(ask('book', { body: BODY, isRepetition: true })).resolves.toMatchObject({
      status: 409,
      body: { error: { code: 'booking/overlap' } },
    });
    expect(posted()).toEqual([]);
  });

  // Holds BOOK-11.
  test('a time that has passed is refused before the platform is called', async () => {
    await expect(ask('book', { body: { ...BODY, startsAt: inHours(-2) } })).resolves.toMatchObject({
      body: { error: { code: 'booking/slot-passed' } },
    });
    expect(platform.calls).toEqual([]);
  });

  // Holds BOOK-05, BOOK-11.
  test.each<[string, Parameters<FakePlatform['answer']>[0], number, string]>([
    ['was taken meanwhile', refusal(409, 'slot_unavailable'), 409, 'booking/slot-taken'],
    ['is of no venue', refusal(404, 'terminal_not_found'), 404, 'venue/not-found'],
    ['lacks the consent', refusal(422, 'consent_required'), 422, 'consent/required'],
    ['is not taken as it is', refusal(422, 'validation_failed'), 422, 'booking/refused'],
    ['has another’s key', refusal(422, 'idempotency_key_reused'), 409, 'booking/already-sent'],
    ['still runs', refusal(409, 'idempotency_in_flight'), 502, 'booking/unknown-outcome'],
    ['fails', { status: 500, json: {} }, 502, 'booking/unknown-outcome'],
    ['answers garbage', { text: '<html>' }, 502, 'booking/unknown-outcome'],
    ['breaks off', (response) => response.destroy(), 502, 'booking/unknown-outcome'],
  ])('one that %s is told apart, after one request', async (_what, answer, status, code) => {
    platform.answer([page(), ...[answer].flat()], RESERVATIONS);
    await expect(ask('book', { body: BODY })).resolves.toMatchObject({ status, body: { error: { code } } });
    expect(posted()).toHaveLength(1);
  });

  // Holds BOOK-04.
  test.each<[string, Options, number]>([
    ['of a guest', { body: BODY, isGuest: true }, 401],
    ['without a key', { body: BODY, key: null }, 400],
    ['of no guests', { body: { ...BODY, guests: 0 } }, 400],
    ['of a thousand guests', { body: { ...BODY, guests: 1000 } }, 400],
    ['with an odd phone', { body: { ...BODY, phone: '8 701 12' } }, 400],
    ['with a wish of 10,000 letters', { body: { ...BODY, wish: 'x'.repeat(10_000) } }, 400],
    ['without consent', { body: { ...BODY, hasConsented: false } }, 400],
    ['of a time that is none', { body: { ...BODY, startsAt: 'now' } }, 400],
  ])('a request %s is refused without calling the platform', async (_whose, options, status) => {
    await expect(ask('book', options)).resolves.toMatchObject({ status });
    expect(platform.calls).toEqual([]);
  });
});

describe('the diner’s reservations', () => {
  // Holds BOOK-09.
  test('are listed page by page; one that cannot be read costs no other', async () => {
    platform.answer(page(wire(), wire({ status: 'seated' }), wire({ status: 'canceled' })), RESERVATIONS);
    await expect(ask('list')).resolves.toMatchObject({
      body: { reservations: [{ status: 'pending' }, { status: 'canceled' }], page: 1, lastPage: 1 },
    });
    expect(platform.calls[0]?.headers.authorization).toBe('Bearer token');
  });

  // Holds BOOK-10.
  test('are canceled with the key of the press', async () => {
    platform.answer({ json: { data: wire({ status: 'canceled' }) } }, `${RESERVATIONS}/${ID}/cancel`);
    await expect(ask('cancel')).resolves.toMatchObject({ body: { status: 'canceled' } });
    expect(platform.calls[0]?.headers['idempotency-key']).toBe(KEY);
  });

  // Holds BOOK-10.
  test.each<[string, Parameters<FakePlatform['answer']>[0], number, string]>([
    ['that has begun', refusal(409, 'reservation_not_cancelable'), 409, 'booking/not-cancelable'],
    ['of another diner', refusal(404, 'not_found'), 404, 'booking/not-found'],
  ])('one %s is not canceled', async (_which, answer, status, code) => {
    platform.answer(answer, `${RESERVATIONS}/${ID}/cancel`);
    await expect(ask('cancel')).resolves.toMatchObject({ status, body: { error: { code } } });
  });

  test.each<[string, keyof typeof handlers, Options, number]>([
    ['a guest’s list', 'list', { isGuest: true }, 401],
    ['page 0', 'list', { query: 'page=0' }, 400],
    ['a malformed id', 'cancel', { id: '../../orders' }, 400],
    ['a cancellation without a key', 'cancel', { key: null }, 400],
  ])('%s is refused without calling the platform', async (_what, name, options, status) => {
    await expect(ask(name, options)).resolves.toMatchObject({ status });
    expect(platform.calls).toEqual([]);
  });
});
