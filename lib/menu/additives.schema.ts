import { z } from 'zod/mini';

/* Additives of a product as `/api` answers with them. Money is in integer minor units. */

export const additiveSchema = z.object({
  id: z.number(),
  name: z.string(),
  priceMinor: z.number(),
  min: z.number(),
  max: z.number(),
  isUnavailable: z.boolean(),
});
export type Additive = z.infer<typeof additiveSchema>;

export const additiveGroupSchema = z.object({
  id: z.number(),
  name: z.string(),
  min: z.number(),
  max: z.number(),
  items: z.array(additiveSchema),
});
export type AdditiveGroup = z.infer<typeof additiveGroupSchema>;
