import { z } from 'zod/mini';

/** The part of the session that the browser may know: never the token. */
export const sessionInfoSchema = z.object({
  isSignedIn: z.boolean(),
  name: z.nullable(z.string()),
  /** The diner's own number at the platform; null for a guest and where it could not be had. */
  dinerId: z.nullable(z.number()),
  /** The spendable general bonuses, for the header, minor units; null where they could not be had, and shown as 0 (REW-09). */
  bonusesMinor: z.nullable(z.number()),
});
export type SessionInfo = z.infer<typeof sessionInfoSchema>;
