import { z } from 'zod/mini';

/** The answer of `/api/menu/refresh`: false where the menu was expired a moment ago. */
export const menuRefreshSchema = z.object({ refreshed: z.boolean() });
