import { madeAfter, type PressUse } from '@/lib/core/intents/press-runner';
import type { BookingRequest } from './booking.schema';
import { sendBooking } from './booking.api';
import { bookingIntents, bookingSubject, type Booked } from './booking-intent';

interface BookingPage {
  /** Leads to the reservation. */
  follow: () => void;
  /** The times have to be requested again. */
  refresh: () => void;
  signIn: () => void;
}

/** Book at a venue: repeated taps, resends and reloads of one press book one table (BOOK-05). */
export function bookingUse(venueId: number, page: BookingPage): PressUse<BookingRequest, Booked> {
  const subject = bookingSubject(venueId);
  return {
    // One lock for all venues, shared by the tabs of a browser.
    lock: 'booking',
    isMadeOnce: false,
    isShownInAllTabs: true,
    intents: bookingIntents,
    send: async ({ key, body }, isRepetition) => {
      const { id } = await sendBooking(key, body, isRepetition);
      return { reservationId: id };
    },
    subject: () => subject,
    open: () => bookingIntents.findOpen(subject),
    expect: () => madeAfter(bookingIntents, subject),
    follow: () => {
      page.follow();
      return false;
    },
    signIn: page.signIn,
    refresh: page.refresh,
  };
}
