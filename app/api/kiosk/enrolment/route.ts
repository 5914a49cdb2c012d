import { defineRoute } from '@/lib/bff/define-route';
import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { enrol, requireInvitationStore } from '@/lib/session/kiosk-enrolment.server';
import { enrolmentOf } from '@/lib/session/session-cookies.server';
import { enrolmentRequestSchema, enrolmentSchema } from '@/lib/tablet/enrolment.schema';

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
    // Before the venue's few tries are counted: staff have done nothing wrong.
    requireInvitationStore();
    await count('kioskCodeAtVenue', String(venueId));
    const cookies = await enrol(venueId, { code }, deviceId);
    if (!cookies) throw new AppError('kiosk/code');
    setCookies(cookies);
    return { isRequired: env().needsKioskEnrolment, venueId };
  },
});
