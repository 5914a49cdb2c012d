import { defineRoute } from '@/lib/core/bff/define-route';
import { openTabletSession } from '@/lib/kiosk-session/tablet-session.server';
import { tabletSessionRequestSchema, tabletSessionSchema } from '@/lib/kiosk-session/tablet-session.schema';

/** Opens the session in which a kiosk makes its next order; the earlier one of the device ends. */
export const POST = defineRoute({
  body: tabletSessionRequestSchema,
  answer: tabletSessionSchema,
  needsSession: 'kiosk',
  kioskVenue: ({ body }) => body.venueId,
  limit: 'kioskSession',
  handle: async ({ site, deviceId, body, count }) => {
    await count('kioskSessionAtVenue', String(body.venueId));
    return openTabletSession(site, deviceId, body.venueId);
  },
});
