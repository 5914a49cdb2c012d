import { defineRoute } from '@/lib/core/bff/define-route';
import { slotsSchema } from '@/lib/booking/booking.schema';
import { listSlots } from '@/lib/booking/booking.server';
import { slotQuerySchema } from '@/lib/booking/booking-query.schema';

/** Times at which a table can be booked: `?venueId=3107&day=2026-03-14&guests=4`. Guests see them too. */
export const GET = defineRoute({
  query: slotQuerySchema,
  answer: slotsSchema,
  needsSession: false,
  limit: 'slots',
  handle: async ({ site, query }) => ({ slots: await listSlots(site, query) }),
});
