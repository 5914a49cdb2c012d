/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendTo, codesOf, control, newKey, type Answer } from '../../testing/send-to';
import { signIn } from '../../testing/browser';
import * as booking from '../../testing/booking';
import { openBeforeTests, startOver } from '../../testing/hooks';
import { SAMAL, SUPRA } from '../../testing/orders';
import { slotStarts, TABLE_SEATS } from './slots';

/** Noon in Almaty. */
const NOON = '2030-03-11T07:00:00.000Z';
const TODAY = '2030-03-11';
const TOMORROW = '2030-03-12';
/** A day that others have reserved. */
const FULL_DAY = '2030-03-21';
/** 30 days ahead. */
const LAST_DAY = '2030-04-10';
const SHOP = 90001;

let app: FastifyInstance;
let token: string;
openBeforeTests(1, (running) => ({ app } = running));
beforeEach(async () => {
  token = await startOver(app, { at: NOON });
});

const refusalOf = (answer: Answer) => [answer.status, ...codesOf(answer)];
const freeOn = async (day: string, guests = 2) =>
  (await booking.readSlots(app, day, guests))
    .filter((slot) => slot.is_available)
    .map((slot) => slot.starts_at);
const place = (startsAt: string, changes?: Record<string, unknown>, by = token, key = newKey()) =>
  booking.reserve(app, by, booking.reservationBody(startsAt, changes), key);
const pass = (minutes: number) => control(app, 'POST', 'clock', { advanceMinutes: minutes });

const listed = z.object({ data: z.array(z.object({ id: z.string(), status: z.string() })) });
const own = async (by = token) =>
  listed.parse((await sendTo(app, { url: '/booking/v1/reservations', token: by })).body).data;
const statusOf = async (id: string) => (await own()).find((one) => one.id === id)?.status;

describe('slots', () => {
  it('stand at every half hour of a day in the venue’s zone, in order, and today only what is to come', async () => {
    const starts = (await booking.readSlots(app, TODAY)).map((slot) => slot.starts_at);
    expect(starts[0]).toBe('2030-03-11T07:30:00.000Z');
    expect(starts).toEqual([...starts].sort());
    const tomorrow = await booking.readSlots(app, TOMORROW);
    expect(tomorrow.length).toBeGreaterThan(starts.length);
    const localDays = tomorrow.map(({ starts_at: at }) =>
      new Date(Date.parse(at) + 5 * 3_600_000).toISOString().slice(0, 10),
    );
    expect(new Set(localDays)).toEqual(new Set([TOMORROW]));
  });

  it('are partly taken by others, and wholly on the full days of a month', async () => {
    const some = await booking.readSlots(app, TOMORROW, 6);
    expect(new Set(some.map((slot) => slot.is_available))).toEqual(new Set([true, false]));
    const full = await booking.readSlots(app, FULL_DAY);
    expect(full.length).toBeGreaterThan(0);
    expect(full.some((slot) => slot.is_available)).toBe(false);
  });

  it('have no table for a party larger than the largest', async () => {
    expect(await freeOn(TOMORROW, Math.max(...TABLE_SEATS))).not.toEqual([]);
    expect(await freeOn(TOMORROW, Math.max(...TABLE_SEATS) + 1)).toEqual([]);
  });

  it('are offered from today to 30 days ahead', async () => {
    expect((await booking.fetchSlots(app, LAST_DAY, 2)).status).toBe(200);
    for (const day of ['2030-03-10', '2030-04-11']) {
      expect(refusalOf(await booking.fetchSlots(app, day, 2))).toEqual([422, 'validation_failed']);
    }
  });

  it('are empty on a day off, and never outlast the closing', () => {
    const hours = {
      timezone: 'Asia/Almaty',
      closeInAdvanceMinutes: 30,
      intervals: [
        { weekday: 2, from: '18:00', to: '22:00' },
        { weekday: 5, from: '21:15', to: '02:00' },
      ],
    };
    const at = (day: string) => slotStarts(hours, day, new Date(NOON)).map((start) => start.toISOString());
    expect(at(TODAY)).toEqual([]);
    expect(at(TOMORROW)).toEqual([
      '2030-03-12T13:00:00.000Z',
      '2030-03-12T13:30:00.000Z',
      '2030-03-12T14:00:00.000Z',
      '2030-03-12T14:30:00.000Z',
    ]);
    expect(at('2030-03-15')).toEqual([
      '2030-03-15T16:30:00.000Z',
      '2030-03-15T17:00:00.000Z',
      '2030-03-15T17:30:00.000Z',
      '2030-03-15T18:00:00.000Z',
      '2030-03-15T18:30:00.000Z',
    ]);
    expect(at('2030-03-16')).toEqual([]);
  });

  it('are empty at a venue without reservations', async () => {
    expect(await booking.readSlots(app, TOMORROW, 2, SHOP)).toEqual([]);
  });
});

describe('a reservation', () => {
  it('takes a table, is confirmed by the venue and completed after its time', async () => {
    const [at = ''] = await freeOn(TOMORROW);
    const made = booking.reservationOf(await place(at));
    expect(made).toMatchObject({
      filial_id: SAMAL,
      timezone: 'Asia/Almaty',
      starts_at: at,
      duration_minutes: 120,
      guests: 2,
      comment: 'Терезе жанынан',
      status: 'pending',
    });
    await pass(1);
    expect(await statusOf(made.id)).toBe('confirmed');
    await pass(2 * 24 * 60);
    token = await signIn(app);
    expect(await statusOf(made.id)).toBe('completed');
  });

  it('is made once a key', async () => {
    const [at = ''] = await freeOn(TOMORROW);
    const key = newKey();
    const first = await place(at, {}, token, key);
    expect((await place(at, {}, token, key)).text).toBe(first.text);
    expect(await booking.readReservations(app)).toHaveLength(1);
  });

  it('fills the slots that it overlaps, until no table is left', async () => {
    const guests = Math.max(...TABLE_SEATS);
    const before = await freeOn(TOMORROW, guests);
    const [at = ''] = before;
    await place(at, { guests });
    const after = await freeOn(TOMORROW, guests);
    const endsAt = new Date(Date.parse(at) + 120 * 60_000).toISOString();
    expect(after).toEqual(before.filter((start) => start >= endsAt));
    const other = await signIn(app, '+7 702 000 00 02');
    expect(refusalOf(await place(at, { guests }, other))).toEqual([409, 'slot_unavailable']);
    expect((await place(at, { guests: 2 }, other)).status).toBe(201);
  });

  it('finds no table at a time that others have taken meanwhile', async () => {
    const [at = ''] = await freeOn(TOMORROW);
    await control(app, 'POST', 'reservations', { venueId: SAMAL, startsAt: at });
    expect(refusalOf(await place(at))).toEqual([409, 'slot_unavailable']);
    expect(await freeOn(TOMORROW)).not.toContain(at);
  });

  it('is one of two presses at once for the last table', async () => {
    const guests = Math.max(...TABLE_SEATS);
    const [at = ''] = await freeOn(TOMORROW, guests);
    const diners = [token, await signIn(app, '+7 702 000 00 02'), await signIn(app, '+7 702 000 00 03')];
    const answers = await Promise.all(diners.map((diner) => place(at, { guests }, diner)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('is refused while the diner has another table, at this venue and at others', async () => {
    const starts = await freeOn(TOMORROW);
    const [at = ''] = starts;
    const overlapping = starts.find((start) => start > at && Date.parse(start) - Date.parse(at) < 7_200_000);
    await place(at);
    for (const changes of [{}, { filial_id: SUPRA }]) {
      expect(refusalOf(await place(overlapping ?? '', changes))).toEqual([409, 'slot_unavailable']);
    }
    const later = starts.find((start) => Date.parse(start) - Date.parse(at) >= 7_200_000) ?? '';
    expect((await place(later)).status).toBe(201);
  });

  it.each([
    ['that has passed', '2030-03-11T06:30:00Z'],
    ['between two slots', '2030-03-12T08:10:00Z'],
    ['31 days ahead', '2030-04-11T08:00:00Z'],
  ])('a reservation at a time %s is refused', async (_what, at) => {
    expect(refusalOf(await place(at))).toEqual([409, 'slot_unavailable']);
    expect(await booking.readReservations(app)).toEqual([]);
  });

  it('a reservation at a venue without reservations is refused', async () => {
    const [at = ''] = await freeOn(TOMORROW);
    expect(refusalOf(await place(at, { filial_id: SHOP }))).toEqual([409, 'slot_unavailable']);
  });

  it('is canceled once, by its diner, before it begins, and gives the table back', async () => {
    const guests = Math.max(...TABLE_SEATS);
    const before = await freeOn(TOMORROW, guests);
    const [at = ''] = before;
    const { id } = booking.reservationOf(await place(at, { guests }));
    const other = await signIn(app, '+7 702 000 00 02');
    expect(refusalOf(await booking.cancel(app, other, id))).toEqual([404, 'not_found']);
    expect(booking.reservationOf(await booking.cancel(app, token, id)).status).toBe('canceled');
    expect(await freeOn(TOMORROW, guests)).toEqual(before);
    expect(refusalOf(await booking.cancel(app, token, id))).toEqual([409, 'reservation_not_cancelable']);
  });

  it('a reservation that has begun, or that the venue declined, is not canceled', async () => {
    const starts = await freeOn(TODAY);
    const begun = booking.reservationOf(await place(starts[0] ?? ''));
    const declined = booking.reservationOf(await place(starts.at(-1) ?? ''));
    await control(app, 'POST', `reservations/${declined.id}`, { ending: 'declined' });
    expect(await statusOf(declined.id)).toBe('declined');
    await control(app, 'POST', 'clock', { at: begun.starts_at });
    for (const { id } of [begun, declined]) {
      expect(refusalOf(await booking.cancel(app, token, id))).toEqual([409, 'reservation_not_cancelable']);
    }
  });

  it('is listed to its diner only, newest first', async () => {
    const starts = await freeOn(TOMORROW);
    const first = booking.reservationOf(await place(starts[0] ?? ''));
    await pass(1);
    const second = booking.reservationOf(await place(starts.at(-1) ?? ''));
    expect((await own()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await own(await signIn(app, '+7 702 000 00 02'))).toEqual([]);
  });
});
