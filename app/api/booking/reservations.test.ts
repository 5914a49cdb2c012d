/** @jest-environment node */
import type { FakePlatform } from '@/lib/core/upstream/test-platform';
import {
  send,
  BODY,
  ID,
  inHours,
  KEY,
  type Options,
  page,
  platform,
  posted,
  refusal,
  RESERVATIONS,
  STARTS_AT,
  wire,
  type RouteName,
  startBookingRoutes,
} from './test-booking-routes';

startBookingRoutes();

describe('booking over the BFF', () => {
  // Holds BOOK-01.
  test('sends what was filled in once, with the key of the press', async () => {
    platform.answer([page(), { status: 201, json: { data: wire() } }], RESERVATIONS);
    await expect(send('book', { body: BODY })).resolves.toMatchObject({
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
    await expect(send('book', { body: { ...BODY, venueId: 4107 } })).resolves.toMatchObject({
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
    await expect(send('book', { body, isRepetition: true })).resolves.toMatchObject({ status: 200 });
    expect(posted()).toHaveLength(1);
  });

  // Holds BOOK-07.
  test.each([
    ['at another venue', { filial_id: 4107 }],
    ['a bit later', { starts_at: inHours(31) }],
  ])('a repetition is refused where the diner has another table %s, booked since', async (_where, part) => {
    platform.answer(page(wire(part)), RESERVATIONS);
    await expect(send('book', { body: BODY, isRepetition: true })).resolves.toMatchObject({
      status: 409,
      body: { error: { code: 'booking/overlap' } },
    });
    expect(posted()).toEqual([]);
  });

  // Holds BOOK-11.
  test('a time that has passed is refused before the platform is called', async () => {
    await expect(send('book', { body: { ...BODY, startsAt: inHours(-2) } })).resolves.toMatchObject({
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
  ])('gives each failure its own error after one request: %s', async (_what, answer, status, code) => {
    platform.answer([page(), ...[answer].flat()], RESERVATIONS);
    await expect(send('book', { body: BODY })).resolves.toMatchObject({ status, body: { error: { code } } });
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
    await expect(send('book', options)).resolves.toMatchObject({ status });
    expect(platform.calls).toEqual([]);
  });
});

describe('the diner’s reservations', () => {
  // Holds BOOK-09.
  test('are listed page by page; one that cannot be read costs no other', async () => {
    platform.answer(page(wire(), wire({ status: 'seated' }), wire({ status: 'canceled' })), RESERVATIONS);
    await expect(send('list')).resolves.toMatchObject({
      body: { reservations: [{ status: 'pending' }, { status: 'canceled' }], page: 1, lastPage: 1 },
    });
    expect(platform.calls[0]?.headers.authorization).toBe('Bearer token');
  });

  // Holds BOOK-10.
  test('are canceled with the key of the press', async () => {
    platform.answer({ json: { data: wire({ status: 'canceled' }) } }, `${RESERVATIONS}/${ID}/cancel`);
    await expect(send('cancel')).resolves.toMatchObject({ body: { status: 'canceled' } });
    expect(platform.calls[0]?.headers['idempotency-key']).toBe(KEY);
  });

  // Holds BOOK-10.
  test.each<[string, Parameters<FakePlatform['answer']>[0], number, string]>([
    ['that has begun', refusal(409, 'reservation_not_cancelable'), 409, 'booking/not-cancelable'],
    ['of another diner', refusal(404, 'not_found'), 404, 'booking/not-found'],
  ])('one %s is not canceled', async (_which, answer, status, code) => {
    platform.answer(answer, `${RESERVATIONS}/${ID}/cancel`);
    await expect(send('cancel')).resolves.toMatchObject({ status, body: { error: { code } } });
  });

  test.each<[string, RouteName, Options, number]>([
    ['a guest’s list', 'list', { isGuest: true }, 401],
    ['page 0', 'list', { query: 'page=0' }, 400],
    ['a malformed id', 'cancel', { id: '../../orders' }, 400],
    ['a cancellation without a key', 'cancel', { key: null }, 400],
  ])('%s is refused without calling the platform', async (_what, name, options, status) => {
    await expect(send(name, options)).resolves.toMatchObject({ status });
    expect(platform.calls).toEqual([]);
  });
});
