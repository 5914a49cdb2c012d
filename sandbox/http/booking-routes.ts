import { z } from 'zod';
import {
  cancelReservation,
  listSlots,
  reservationAnswer,
  reservationAnswers,
  reservationsOf,
  reserve,
} from '../domain/booking/reservations';
import { getVenue } from '../domain/venues/venues';
import { id, idText, instant, nothing, paging, personText, phone, uuid } from '../kernel/input';
import { pageOf } from '../kernel/page';
import { Refusal } from '../kernel/refusal';
import { openOperation, userOperation } from './operation';

const MAX_GUESTS = 50;

const slots = openOperation({
  method: 'GET',
  url: '/booking/v1/filials/:filial_id/slots',
  params: z.object({ filial_id: idText }),
  query: z.object({
    date: z.iso.date(),
    guests: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .pipe(z.number().min(1).max(MAX_GUESTS)),
  }),
  body: nothing,
  async handle(call) {
    const venue = await getVenue(call.database, call.params.filial_id);
    return { body: { data: await listSlots(call, venue, call.query.date, call.query.guests) } };
  },
});

const list = userOperation({
  method: 'GET',
  url: '/booking/v1/reservations',
  params: nothing,
  query: z.object(paging),
  body: nothing,
  async handle(call) {
    const { items, meta } = pageOf(await reservationsOf(call.database, call.user), call.query);
    return { body: { data: await reservationAnswers(call, items), meta } };
  },
});

const create = userOperation({
  method: 'POST',
  url: '/booking/v1/reservations',
  params: nothing,
  query: nothing,
  body: z.object({
    filial_id: id,
    starts_at: instant,
    guests: z.number().int().min(1).max(MAX_GUESTS),
    name: personText(2, 100),
    phone,
    comment: personText(0, 500).default(''),
    personal_data_consent: z.boolean(),
  }),
  async handle(call) {
    const { filial_id: venueId, starts_at: startsAt, personal_data_consent: consent, ...diner } = call.body;
    if (!consent) throw new Refusal('consent_required');
    const venue = await getVenue(call.database, venueId, { pointer: '/filial_id' });
    const made = await reserve(call, venue, { startsAt, ...diner });
    return { status: 201, body: { data: reservationAnswer(made, venue, call) } };
  },
});

const cancel = userOperation({
  method: 'POST',
  url: '/booking/v1/reservations/:id/cancel',
  params: z.object({ id: uuid }),
  query: nothing,
  body: nothing,
  async handle(call) {
    const canceled = await cancelReservation(call, call.params.id);
    const venue = await getVenue(call.database, canceled.venueId);
    return { body: { data: reservationAnswer(canceled, venue, call) } };
  },
});

export const bookingOperations = [slots, list, create, cancel];
