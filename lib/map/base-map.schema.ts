import { z } from 'zod/mini';

/** The base of a map, for lazy parts of a page. */
export const baseMapSchema = z.object({
  limits: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }),
  outlines: z.string(),
  streets: z.optional(z.string()),
  token: z.optional(z.string()),
});
