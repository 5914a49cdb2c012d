import 'server-only';
import { z } from 'zod';

/** A brand as the platform sends it: contract schema Brand. */
export const brandWire = z.object({
  id: z.number().int(),
  name: z.string(),
  logo_url: z.string().nullable(),
  image_url: z.string().nullable(),
  description: z.string().nullable(),
  filials_count: z.number().int().min(0),
  services: z.array(z.number().int()),
  is_booking_enabled: z.boolean(),
  home_position: z.number().int().nullable().catch(null),
});
