import { z } from 'zod/mini';

/** What the browser may know of the session: never the token. */
export const sessionInfoSchema = z.object({ isSignedIn: z.boolean(), name: z.nullable(z.string()) });
export type SessionInfo = z.infer<typeof sessionInfoSchema>;
