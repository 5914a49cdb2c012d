import { z } from 'zod/mini';

/** The address that the browser opens to end the session at the provider. */
export const signedOutSchema = z.object({ address: z.url({ protocol: /^https?$/ }) });
