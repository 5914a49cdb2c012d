import 'server-only';
import { z } from 'zod';

/** A custom configuration as the platform sends it: contract schema CustomConfig. */
export const customConfigWire = z.object({
  data: z.object({
    services: z.array(z.number().int()),
    brand_id: z.number().int().nullable(),
    analytics: z.object({ is_enabled: z.boolean(), key: z.string().nullable() }).nullish().catch(null),
    is_brand_list_home: z.boolean().default(false),
    town_ids: z.array(z.number().int()).min(1).nullish(),
    title: z.string().nullish(),
  }),
});
