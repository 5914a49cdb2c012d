import { z } from 'zod/mini';
import { idSchema } from '@/lib/core/ids/id.schema';
import { CODE_LENGTH } from '@/lib/core/session/kiosk-code.mjs';

/* The request and the answer of `/api/kiosk/enrolment`. */

export const enrolmentRequestSchema = z.object({
  venueId: idSchema,
  /** As `npm run kiosk-link` prints it, without the gaps. */
  code: z.string().check(z.regex(/^\d+$/), z.length(CODE_LENGTH)),
});

export const enrolmentSchema = z.object({
  /** Whether only enrolled tablets order as a kiosk. */
  isRequired: z.boolean(),
  /** The venue at which this tablet is enrolled. */
  venueId: z.nullable(idSchema),
});
export type TabletEnrolment = z.infer<typeof enrolmentSchema>;
