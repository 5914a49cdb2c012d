import { defineRoute } from '@/lib/core/bff/define-route';
import { bookingRequestSchema, reservationPageSchema, reservationSchema } from '@/lib/booking/booking.schema';
import { book, listReservations, refuseBooking } from '@/lib/booking/booking.server';
import { reservationQuerySchema } from '@/lib/booking/booking-query.schema';

/** The diner's reservations, newest first. */
export const GET = defineRoute({
  query: reservationQuerySchema,
  answer: reservationPageSchema,
  needsSession: true,
  handle: ({ signedIn, query }) => listReservations(signedIn, query),
});

/** Books a table, after a check by our own rules. The same `Idempotency-Key` books one table, however often it is sent. */
export const POST = defineRoute({
  body: bookingRequestSchema,
  answer: reservationSchema,
  needsSession: true,
  idempotent: true,
  limit: 'booking',
  handle: async ({ signedIn, body, attempt }) => {
    await refuseBooking(signedIn, body, attempt);
    return book(signedIn, attempt.key, body);
  },
});
