import { countedEventsSchema, takenEventsSchema } from '@/lib/analytics/counted-events.schema';
import { forwardEvents } from '@/lib/analytics/forward-events.server';
import { defineRoute } from '@/lib/bff/define-route';
import { analyticsKeyOf } from '@/lib/custom-config/analytics-key.server';
import { COOKIES } from '@/lib/site/cookies';
import { isConfigCode } from '@/lib/site/site';

/** Events of analytics, on their way to the service that counts them. */
export const POST = defineRoute({
  answer: takenEventsSchema,
  needsSession: false,
  limit: 'events',
  body: countedEventsSchema,
  handle: async ({ body: { events }, config, cookies }) => {
    // Only the address of a page that a configuration narrows carries its code; the visit is under it on every page (ANL-01).
    const code = [config, cookies.get(COOKIES.config)?.value].find(isConfigCode);
    return { taken: await forwardEvents(events, await analyticsKeyOf(code)) };
  },
});
