import 'server-only';
import { z } from 'zod';
import { TABLET_SESSION } from '@/lib/core/session/tablet-session-header';

/** What the platform answers of a kiosk's session: contract schema TabletSession. */
export const tabletSessionWire = z.object({
  data: z.object({
    session: z.string().regex(TABLET_SESSION),
  }),
});
