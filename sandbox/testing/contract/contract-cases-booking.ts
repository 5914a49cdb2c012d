import { reservationBody } from '../booking';
import { fine, refused, UNKNOWN_ID, type Case } from './contract-case';
import { SAMAL } from '../orders';

const UUID = '6f1c1a52-7a0f-4b5e-8b0a-2f4f0b7c9d11';
const LONG_AGO = '2020-01-01T10:00:00Z';

const invalid = (operation: string, title: string, parts: Omit<Case, 'operation' | 'title' | 'status'>) =>
  refused(operation, title, 422, 'validation_failed', parts);
const slots = (query: string, venue: number | string = SAMAL) => ({ params: { filial_id: venue }, query });
const wish = (changes: Record<string, unknown>) => ({ body: reservationBody(LONG_AGO, changes) });

/** Slots and reservations. */
export const BOOKING_CASES: readonly Case[] = [
  refused('listSlots', 'unknown venue', 404, 'terminal_not_found', {
    params: { filial_id: UNKNOWN_ID },
  }),
  invalid('listSlots', 'malformed venue', { params: { filial_id: 'abc' } }),
  invalid('listSlots', 'a day in the past', slots('date=2020-01-01&guests=2')),
  invalid('listSlots', 'a day too far ahead', slots('date=2099-01-01&guests=2')),
  invalid('listSlots', 'a day that is none', slots('date=2026-02-31&guests=2')),
  invalid('listSlots', 'no day', slots('guests=2')),
  invalid('listSlots', 'no party', slots('date=2026-11-25')),
  invalid('listSlots', 'a party of none', slots('date=2026-11-25&guests=0')),
  invalid('listSlots', 'a party of 51', slots('date=2026-11-25&guests=51')),
  fine('listReservations', 'a page past the end', { query: 'page=1000&limit=1' }),
  invalid('listReservations', 'page 0', { query: 'page=0' }),
  refused('createReservation', 'unknown venue', 404, 'terminal_not_found', wish({ filial_id: UNKNOWN_ID })),
  refused('createReservation', 'a time that has passed', 409, 'slot_unavailable', wish({})),
  refused('createReservation', 'a time that is no slot', 409, 'slot_unavailable', {
    body: reservationBody('2099-01-01T10:07:00Z'),
  }),
  refused(
    'createReservation',
    'without consent',
    422,
    'consent_required',
    wish({ personal_data_consent: false }),
  ),
  invalid('createReservation', 'a party of none', wish({ guests: 0 })),
  invalid('createReservation', 'a party of 1000', wish({ guests: 1000 })),
  invalid('createReservation', 'a phone that is none', wish({ phone: '8 701 12' })),
  invalid('createReservation', 'a name of one letter', wish({ name: 'А' })),
  invalid('createReservation', 'a long wish', wish({ comment: 'x'.repeat(10_000) })),
  invalid('createReservation', 'a time without a zone', {
    body: reservationBody('2026-11-25T19:00'),
  }),
  refused('cancelReservation', 'unknown reservation', 404, 'not_found', { params: { id: UUID } }),
  invalid('cancelReservation', 'malformed reservation', { params: { id: '1' } }),
];
