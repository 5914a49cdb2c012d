import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { reservationSchema } from '@/lib/booking/booking.schema';
import { cancelReservation } from '@/lib/booking/booking.server';

/** Cancels a reservation of the diner that has not begun. The same `Idempotency-Key` cancels once. */
export const POST = defineRoute({
  params: z.object({ id: z.guid() }),
  answer: reservationSchema,
  needsSession: true,
  idempotent: true,
  limit: 'booking',
  handle: ({ signedIn, params, attempt }) => cancelReservation(signedIn, params.id, attempt.key),
});
