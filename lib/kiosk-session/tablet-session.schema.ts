import { z } from 'zod/mini';
import { idSchema } from '@/lib/core/ids/id.schema';

/* What `/api/kiosk/session` takes and answers. */

export const tabletSessionRequestSchema = z.object({ venueId: idSchema });

export const tabletSessionSchema = z.object({
  /** Sent with what the kiosk orders, as `X-Tablet-Session`. */
  session: z.string(),
});
export type TabletSession = z.infer<typeof tabletSessionSchema>;
