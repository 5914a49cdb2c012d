import { defineRoute } from '@/lib/core/bff/define-route';
import { env } from '@/lib/core/env/env';
import { enrolByCode } from '@/lib/core/session/kiosk-enrolment.server';
import { enrolmentOf } from '@/lib/core/session/session-cookies.server';
import { enrolmentRequestSchema, enrolmentSchema } from '@/lib/kiosk-session/enrolment.schema';

/** Whether this tablet is enrolled as a kiosk, and where. */
export const GET = defineRoute({
  answer: enrolmentSchema,
  needsSession: false,
  handle: async ({ cookies }) => ({
    isRequired: env().needsKioskEnrolment,
    venueId: (await enrolmentOf(cookies))?.venueId ?? null,
  }),
});

/** Enrols this tablet by a code that staff have typed. */
export const POST = defineRoute({
  body: enrolmentRequestSchema,
  answer: enrolmentSchema,
  needsSession: false,
  limit: 'kioskCode',
  handle: async ({ body: { venueId, code }, deviceId, count, setCookies }) => {
    const countTry = () => count('kioskCodeAtVenue', String(venueId));
    setCookies(await enrolByCode(venueId, code, deviceId, countTry));
    return { isRequired: env().needsKioskEnrolment, venueId };
  },
});
