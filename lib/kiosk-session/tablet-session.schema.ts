import { z } from 'zod/mini';
import { idSchema } from '@/lib/core/ids/id.schema';

/* The request and the answer of `/api/kiosk/session`. */

export const tabletSessionRequestSchema = z.object({ venueId: idSchema });

export const tabletSessionSchema = z.object({
  /** Sent with what the kiosk orders, as `X-Tablet-Session`. */
  session: z.string(),
});
export type TabletSession = z.infer<typeof tabletSessionSchema>;
