import { z } from 'zod/mini';

/** Where the browser goes to end the session at the provider. */
export const signedOutSchema = z.object({ address: z.url({ protocol: /^https?$/ }) });
