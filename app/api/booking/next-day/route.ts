import { defineRoute } from '@/lib/core/bff/define-route';
import { nextDaySchema } from '@/lib/booking/booking.schema';
import { nextDayWithRoom } from '@/lib/booking/booking.server';
import { slotQuerySchema } from '@/lib/booking/booking-query.schema';

/** The first day after `day` on which the party finds a table. */
export const GET = defineRoute({
  query: slotQuerySchema,
  answer: nextDaySchema,
  needsSession: false,
  limit: 'nextDay',
  handle: async ({ site, query }) => ({ day: await nextDayWithRoom(site, query) }),
});
