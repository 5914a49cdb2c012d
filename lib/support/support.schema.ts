import { z } from 'zod/mini';
import { idSchema } from '@/lib/core/ids/id.schema';
import { phoneSchema } from '@/lib/core/text/phone.schema';
import { typedText } from '@/lib/core/text/typed-text.schema';
import { MAX_SUPPORT_MESSAGE_LENGTH, SUPPORT_TOPICS } from './support';

export const supportContactsSchema = z.object({
  phone: z.string(),
  whatsappUrl: z.nullable(z.string()),
  telegramUrl: z.nullable(z.string()),
  email: z.string(),
  workingHours: z.string(),
});

/** The request for a call back. */
export const supportCallSchema = z.object({
  topic: z.enum(SUPPORT_TOPICS),
  message: typedText({ min: 1, max: MAX_SUPPORT_MESSAGE_LENGTH }),
  orderId: z.nullable(idSchema),
  venueId: z.nullable(idSchema),
  /** E.164; a signed-in diner's own is known. */
  phone: z.nullable(phoneSchema),
});
export type SupportCall = z.infer<typeof supportCallSchema>;

export const supportAnswerSchema = z.object({ id: z.string() });
