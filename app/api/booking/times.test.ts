/** @jest-environment node */
import {
  send,
  OF_DAY,
  platform,
  refusal,
  slot,
  SLOTS,
  STARTS_AT,
  startBookingRoutes,
} from './test-booking-routes';

startBookingRoutes();

describe('times over the BFF', () => {
  // Holds BOOK-08.
  test('are shown to guests too, for the day and the party', async () => {
    platform.answer({ json: { data: [slot(true), slot(false)] } }, SLOTS);
    await expect(send('slots', { query: OF_DAY, isGuest: true })).resolves.toMatchObject({
      status: 200,
      body: { slots: [{ startsAt: STARTS_AT, isAvailable: true }, { isAvailable: false }] },
    });
    expect(platform.calls[0]?.query).toBe('?date=2026-03-14&guests=4');
    expect(platform.calls[0]?.headers.authorization).toBeUndefined();
  });

  test('reports unreadable or unbookable times as absent and keeps the others', async () => {
    const odd = [14, 1441, 90.5].map((minutes) => ({ ...slot(true), duration_minutes: minutes }));
    platform.answer({ json: { data: [...odd, {}, { ...slot(true), duration_minutes: 15 }] } }, SLOTS);
    await expect(send('slots', { query: OF_DAY })).resolves.toMatchObject({
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
    await expect(send('slots', { query: OF_DAY })).resolves.toMatchObject({
      status,
      body: { error: { code } },
    });
  });

  test.each(['venueId=3107&day=2026-03-14&guests=0', 'venueId=x&day=2026-03-14&guests=2', ''])(
    'times over the BFF with %j are refused without a call of the platform',
    async (query) => {
      await expect(send('slots', { query })).resolves.toMatchObject({ status: 400 });
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
    await expect(send('nextDay', { query: OF_DAY })).resolves.toMatchObject({ body: { day: '2026-03-17' } });
    expect(platform.calls).toHaveLength(3);
  });

  test('is null after the last bookable day', async () => {
    platform.answer([{ json: { data: [] } }, refusal(422, 'validation_failed')], SLOTS);
    await expect(send('nextDay', { query: OF_DAY })).resolves.toMatchObject({
      status: 200,
      body: { day: null },
    });
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
    await expect(send('nextDay', { query: OF_DAY })).resolves.toMatchObject({
      status: 503,
      body: { error: { code: 'upstream/unavailable' } },
    });
    expect(platform.calls).toHaveLength(1);
    clock.mockRestore();
  });

  test('is looked for on ten days at most', async () => {
    platform.answer({ json: { data: [slot(false)] } }, SLOTS);
    await expect(send('nextDay', { query: OF_DAY })).resolves.toMatchObject({ body: { day: null } });
    expect(platform.calls).toHaveLength(10);
  });
});
