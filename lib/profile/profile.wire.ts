import 'server-only';
import { z } from 'zod';

/** An account as the platform sends it: contract schema User. */
export const userWire = z.object({
  data: z.object({
    attributes: z.object({
      name: z.string(),
      surname: z.string(),
      /** YYYY-MM-DD, empty if absent. */
      bday: z.string(),
      phone: z.string(),
      gender: z.string().nullable(),
      avatar: z.string().nullable(),
      language: z.string(),
      deleted_at: z.string().nullable(),
      restorable_until: z.string().nullable(),
    }),
  }),
});

/** Settings of a diner: contract schema Profile. */
export const settingsWire = z.object({ data: z.object({ is_notifications_linked: z.boolean() }) });

/** 204. */
export const doneWire = z.null();
