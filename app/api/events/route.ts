import { countedEventsSchema, takenEventsSchema } from '@/lib/core/analytics/counted-events.schema';
import { forwardEvents } from '@/lib/core/analytics/forward-events.server';
import { defineRoute } from '@/lib/core/bff/define-route';
import { analyticsKeyOf } from '@/lib/core/custom-config/analytics-key.server';
import { COOKIES } from '@/lib/core/site/cookies';

/** Forwards analytics events to the service that counts them. */
export const POST = defineRoute({
  answer: takenEventsSchema,
  needsSession: false,
  limit: 'events',
  body: countedEventsSchema,
  handle: async ({ body: { events }, config, cookies }) => {
    const counter = await analyticsKeyOf({ ofPage: config, ofVisit: cookies.get(COOKIES.config)?.value });
    return { taken: await forwardEvents(events, counter) };
  },
});
