import 'server-only';
import { z } from 'zod';

/** What the platform answers of a kiosk's session: contract schema TabletSession. */
export const tabletSessionWire = z.object({
  data: z.object({
    session: z.string().regex(/^[A-Za-z0-9_-]{16,128}$/),
    expires_at: z.iso.datetime(),
  }),
});
