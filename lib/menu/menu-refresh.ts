import { z } from 'zod/mini';

/** What `/api/menu/refresh` answers with: false where the menu was expired a moment ago. */
export const menuRefreshSchema = z.object({ refreshed: z.boolean() });
