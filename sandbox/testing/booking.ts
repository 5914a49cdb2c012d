import { z } from 'zod';
import { sendTo, control, newKey, type Answer, type Target } from './send-to';
import { SAMAL } from './orders';

const DAY_MS = 86_400_000;
/** The zone of Almaty. */
const ZONE_MS = 5 * 3_600_000;

const slotList = z.object({
  data: z.array(z.object({ starts_at: z.string(), duration_minutes: z.number(), is_available: z.boolean() })),
});
const clock = z.object({ now: z.string() });
const ledger = z.object({
  reservations: z.array(
    z.looseObject({
      id: z.string(),
      userId: z.number(),
      venueId: z.number(),
      startsAt: z.string(),
      endsAt: z.string(),
      guests: z.number(),
      ending: z.string().nullable(),
    }),
  ),
});

/** The calendar day in Almaty, so many days after today by the sandbox's clock. */
export async function dayAhead(app: Target, days: number): Promise<string> {
  const { now } = clock.parse(await control(app, 'GET', 'clock'));
  return new Date(Date.parse(now) + ZONE_MS + days * DAY_MS).toISOString().slice(0, 10);
}

/** The slots of a day. */
export function fetchSlots(app: Target, day: string, guests: number, venue = SAMAL): Promise<Answer> {
  return sendTo(app, { url: `/booking/v1/filials/${venue}/slots?date=${day}&guests=${guests}` });
}

export async function readSlots(app: Target, day: string, guests = 2, venue = SAMAL) {
  return slotList.parse((await fetchSlots(app, day, guests, venue)).body).data;
}

/** When the first table can be had from tomorrow on, after every reservation that there is. */
export async function firstFree(app: Target, guests = 2, venue = SAMAL): Promise<string> {
  const ends = (await readReservations(app)).map(({ endsAt }) => endsAt);
  for (let days = 1; days <= 30; days += 1) {
    const slots = await readSlots(app, await dayAhead(app, days), guests, venue);
    const free = slots.find((slot) => slot.is_available && ends.every((end) => slot.starts_at >= end));
    if (free) return free.starts_at;
  }
  throw new Error('No table is free');
}

/** The request of the app that reserves a table. */
export const reservationBody = (startsAt: string, changes: Record<string, unknown> = {}) => ({
  filial_id: SAMAL,
  starts_at: startsAt,
  guests: 2,
  name: 'Айгерім',
  phone: '+77011234567',
  comment: 'Терезе жанынан',
  personal_data_consent: true,
  ...changes,
});

export const reserve = (app: Target, token: string, body: unknown, key = newKey()): Promise<Answer> =>
  sendTo(app, { method: 'POST', url: '/booking/v1/reservations', body, token, key });

const reservation = z.object({
  data: z.looseObject({ id: z.string(), starts_at: z.string(), status: z.string() }),
});
export const reservationOf = (answer: Answer) => reservation.parse(answer.body).data;

export const cancel = (app: Target, token: string, id: string): Promise<Answer> =>
  sendTo(app, { method: 'POST', url: `/booking/v1/reservations/${id}/cancel`, token, key: newKey() });

/** Every reservation in the database. */
export const readReservations = async (app: Target) =>
  ledger.parse(await control(app, 'GET', 'reservations')).reservations;
