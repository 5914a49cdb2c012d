import { newIdempotencyKey } from '@/lib/intents/idempotency-key';
import { intentStore } from '@/lib/intents/intent-store';
import { isRecord, isText, isWhole, orNull, recordOf } from '@/lib/storage/shape';
import type { BookingRequest } from './booking.schema';

/*
 * An intent is one press of Book at a venue: what was sent, with which key, and which reservation came of it. It is written to
 * local storage before the request is sent, so that a reload, another tab or a return repeats it with the same key instead of
 * booking a second table.
 */

/** A reservation that was made. */
export interface Booked {
  reservationId: string;
}

interface BookingIntent {
  version: 1;
  venueId: number;
  key: string;
  request: BookingRequest;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** null: sent, and its outcome is not yet known. */
  reservationId: string | null;
  /** Nothing more is learned of it by asking; intents that were never given up have none. */
  givenUp?: 'unsettled' | 'keyReused' | undefined;
}

/** The subject of a venue's presses. */
export const bookingSubject = (venueId: number): string => String(venueId);

/** The intents as a press of Book uses them; their subject is the venue's id. */
export const bookingIntents = intentStore<BookingIntent, BookingRequest, Booked>({
  storageKey: 'bookingIntents',
  maxKept: 5,
  shape: recordOf<BookingIntent>({
    version: (value): value is 1 => value === 1,
    venueId: isWhole,
    key: isText,
    // Sent again as it is; our server checks every member of it.
    request: (value): value is BookingRequest => isRecord(value) && isText(value.startsAt),
    startedAt: isWhole,
    reservationId: orNull(isText),
    givenUp: (value): value is BookingIntent['givenUp'] =>
      value === undefined || value === 'unsettled' || value === 'keyReused',
  }),
  read: ({ venueId, key, request, reservationId, givenUp }) => {
    const intent = { subject: bookingSubject(venueId), key, body: request };
    if (reservationId === null) return { ...intent, state: givenUp ?? 'open' };
    return { ...intent, state: 'made', made: { reservationId } };
  },
  create: (_venueId, request, startedAt) => ({
    version: 1,
    venueId: request.venueId,
    key: newIdempotencyKey('book'),
    request,
    startedAt,
    reservationId: null,
  }),
  change: (turn) => {
    if (turn.state === 'open') return { request: turn.body, givenUp: undefined };
    if (turn.state === 'made') return { reservationId: turn.made.reservationId };
    return { givenUp: turn.state };
  },
});

/** A venue at which it is not yet known whether a table was booked; null where there is none. */
export function unknownBookingVenue(): number | null {
  return bookingIntents.findOpen()?.body.venueId ?? null;
}
