import { z } from 'zod/mini';

/** By namespace and key; a text with parts is precompiled to a list. */
export const textsSchema = z.object({
  texts: z.record(
    z.string(),
    z.record(z.string(), z.union([z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())])),
  ),
});
