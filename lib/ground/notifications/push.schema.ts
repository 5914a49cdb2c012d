import { z } from 'zod/mini';

/** The longest token that the platform takes, characters (contract schema PushToken). */
export const MAX_TOKEN_LENGTH = 4096;

/** The request that registers a browser's push token, and the one that un-assigns it (NOTE-05, NOTE-07). */
export const pushTokenSchema = z.object({
  /** The browser's subscription as JSON. */
  token: z.string().check(z.minLength(1), z.maxLength(MAX_TOKEN_LENGTH)),
});

/** Whether the platform sends pushes to this token now. */
export const pushAnswerSchema = z.object({ isRegistered: z.boolean() });
