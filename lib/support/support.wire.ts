import 'server-only';
import { z } from 'zod';

/** Contract schema SupportContacts. */
export const supportContactsWire = z.object({
  data: z.object({
    phone: z.string(),
    whatsapp_url: z.string().nullable(),
    telegram_url: z.string().nullable(),
    email: z.string(),
    working_hours: z.string(),
  }),
});

/** Contract schema SupportCall: that it was received. */
export const supportCallWire = z.object({ data: z.object({ id: z.guid() }) });
