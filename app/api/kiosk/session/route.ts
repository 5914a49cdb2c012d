import { defineRoute } from '@/lib/bff/define-route';
import { openTabletSession } from '@/lib/tablet/tablet-session.server';
import { tabletSessionRequestSchema, tabletSessionSchema } from '@/lib/tablet/tablet-session.schema';

/** Opens the session in which a kiosk makes its next order; the earlier one of the device ends. */
export const POST = defineRoute({
  body: tabletSessionRequestSchema,
  answer: tabletSessionSchema,
  needsSession: false,
  limit: 'kioskSession',
  handle: ({ site, deviceId, body }) => openTabletSession(site, deviceId, body.venueId),
});
