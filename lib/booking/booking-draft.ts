import { isCount, isInstant, isText, isTextUpTo, orNull, recordOf, isWhole } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';
import { MAX_GUESTS } from './booking-limits';

// The typed values of a booking, in session storage, so that they are there after a reload and the sign-in
// (BOOK-08). A consent is not part of it.

export interface BookingDraft {
  venueId: number;
  /** 'YYYY-MM-DD'; null until one was chosen. */
  day: string | null;
  guests: number;
  startsAt: string | null;
  name: string;
  phone: string;
  wish: string;
}

/** Longer than the form takes: it says itself what is too long. */
const MAX_TYPED = 2000;

const storedDraft = stored<BookingDraft | null>({
  area: 'session',
  key: 'bookingDraft',
  shape: recordOf<BookingDraft>({
    venueId: isWhole,
    day: orNull((value): value is string => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value)),
    guests: isCount(MAX_GUESTS),
    startsAt: orNull(isInstant),
    name: isTextUpTo(MAX_TYPED),
    phone: isTextUpTo(MAX_TYPED),
    wish: isTextUpTo(MAX_TYPED),
  }),
  empty: null,
});

/** The values for this venue; null for none, and for another venue's. */
export function readBookingDraft(venueId: number): BookingDraft | null {
  const draft = storedDraft.read();
  return draft?.venueId === venueId ? draft : null;
}

export const saveBookingDraft = storedDraft.write;
export const forgetBookingDraft = storedDraft.forget;
