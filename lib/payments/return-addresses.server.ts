import 'server-only';
import { currentOrigin } from '@/lib/log/current-request.server';
import { KIOSK_PATH } from '@/lib/paths/error-links';
import { paths } from '@/lib/paths/paths';

/** Pages of ours that the hosted payment page leads back to; the platform fills the order's id in. A kiosk's are its own. */
export function returnAddresses({ isKiosk = false } = {}): { success_url: string; failure_url: string } {
  const origin = currentOrigin() + (isKiosk ? KIOSK_PATH : '');
  return {
    success_url: `${origin}${paths.paymentReturn('success', '{order_id}')}`,
    failure_url: `${origin}${paths.paymentReturn('failure', '{order_id}')}`,
  };
}
