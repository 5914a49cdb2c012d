import { z } from 'zod/mini';

/** The host's code request; the verifier stays sealed in a cookie. */
export const codeRequestSchema = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  state: z.string(),
  code_challenge: z.string(),
  code_challenge_method: z.literal('S256'),
});

/** The answer of the app. */
export const codeGrantSchema = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(4096)),
  state: z.string().check(z.maxLength(4096)),
});

export const trackSchema = z.object({ trackId: z.guid() });
export const signedInSchema = z.object({ isSignedIn: z.literal(true) });
