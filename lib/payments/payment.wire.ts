import 'server-only';
import { z } from 'zod';

/** One attempt to pay on the hosted page: contract schema Payment, as far as the page is opened by it. */
export const paymentWire = z.object({
  status: z.enum(['pending', 'paid', 'failed', 'expired']),
  payment_url: z.url(),
  environment: z.enum(['production', 'stage']),
  success_url: z.url(),
  failure_url: z.url(),
  display_type: z.enum(['default', 'kaspi']),
  language: z.string().min(1),
});
