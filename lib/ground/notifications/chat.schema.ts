import { z } from 'zod/mini';

/** The diner's chat with the messenger bot, as `/api/notifications/chat` gives it. */
export const chatSchema = z.object({
  isLinked: z.boolean(),
  /** Where the bot is, with the start parameter that links this diner; null where the platform named no safe address. */
  address: z.nullable(z.string()),
});
export type Chat = z.infer<typeof chatSchema>;
