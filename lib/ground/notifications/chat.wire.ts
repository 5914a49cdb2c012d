import 'server-only';
import { z } from 'zod';

/** A linked chat: contract schema Chat. */
export const chatWire = z.object({ data: z.object({ bot_url: z.string() }) });

/** The 404 of a chat that is not linked: contract schema ChatNotLinked. */
export const chatNotLinkedWire = z.object({
  bot_url: z.string(),
  start: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
});
