import { requestIntents } from '@/lib/core/intents/request-intents';
import { isRecord, isText, isWhole, orNull, recordOf } from '@/lib/core/storage/shape';
import type { BookingRequest } from './booking.schema';

// An intent is one press of Book: body, key and reservation, stored before it is sent. So a reload, another tab
// or a return repeats it with the same key and books no second table.

/** A reservation that was made. */
export interface Booked {
  reservationId: string;
}

/** How long a press may be sent automatically. Later the diner has gone elsewhere. */
export const BOOKING_LIFE_MS = 15 * 60_000;

/** The subject of a venue's presses. */
export const bookingSubject = (venueId: number): string => String(venueId);

/** The intents as a press of Book uses them; their subject is the venue's id. */
export const bookingIntents = requestIntents({
  storageKey: 'bookingIntents',
  purpose: 'book',
  lifeMs: BOOKING_LIFE_MS,
  isRequest: (value): value is BookingRequest => isRecord(value) && isText(value.startsAt),
  head: {
    shape: recordOf<{ venueId: number }>({ venueId: isWhole }),
    of: (_subject, { venueId }) => ({ venueId }),
  },
  outcome: {
    shape: recordOf<{ reservationId: string | null }>({ reservationId: orNull(isText) }),
    none: { reservationId: null },
    read: ({ reservationId }): Booked | null => (reservationId === null ? null : { reservationId }),
    of: ({ reservationId }) => ({ reservationId }),
  },
  subjectOf: ({ venueId }) => bookingSubject(venueId),
});

/** A venue at which it is not yet known whether a table was booked; null where there is none. */
export function unknownBookingVenue(): number | null {
  return bookingIntents.findOpen()?.body.venueId ?? null;
}
