import 'server-only';
import { env } from '@/lib/env/env';
import { paths } from '@/lib/paths/paths';

/** Pages of ours that the hosted payment page leads back to; the platform fills the order's id in. */
export function returnAddresses(): { success_url: string; failure_url: string } {
  const { appOrigin } = env();
  return {
    success_url: `${appOrigin}${paths.paymentReturn('success', '{order_id}')}`,
    failure_url: `${appOrigin}${paths.paymentReturn('failure', '{order_id}')}`,
  };
}
