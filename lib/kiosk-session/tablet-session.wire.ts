import 'server-only';
import { z } from 'zod';
import { TABLET_SESSION } from '@/lib/core/session/tablet-session-header';

/** A kiosk's session as the platform sends it: contract schema TabletSession. */
export const tabletSessionWire = z.object({
  data: z.object({
    session: z.string().regex(TABLET_SESSION),
  }),
});
