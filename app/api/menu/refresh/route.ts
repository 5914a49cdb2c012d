import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { idSchema } from '@/lib/core/ids/id.schema';
import { menuRefreshSchema } from '@/lib/menu/menu-refresh';
import { refreshMenu } from '@/lib/menu/menu-refresh.server';

/** Has the menu of a venue fetched anew: its screen calls this when a product turns out to be gone or changed. */
export const POST = defineRoute({
  body: z.object({ venueId: idSchema }),
  answer: menuRefreshSchema,
  needsSession: false,
  handle: async ({ site, body }) => ({ refreshed: await refreshMenu(site, body.venueId) }),
});
