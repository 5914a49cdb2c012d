import { z } from 'zod/mini';

/** The bar is off. */
export const debugEndSchema = z.object({ isOn: z.literal(false) });
