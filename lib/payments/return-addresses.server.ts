import 'server-only';
import { currentOrigin } from '@/lib/core/log/current-request.server';
import { KIOSK_PATH } from '@/lib/core/paths/error-links';
import { paths } from '@/lib/core/paths/paths';
import type { Site } from '@/lib/core/site/site';

/** Our return address with country and language: another browser may open it (PAY-11). */
export function returnAddress(
  { country, language }: Pick<Site, 'country' | 'language'>,
  path: string,
): string {
  return `${currentOrigin()}${path}${path.includes('?') ? '&' : '?'}country=${country}&language=${language}`;
}

/** Pages of ours that the hosted payment page of an order leads back to; the platform fills the order's id in. A kiosk's are its own. */
export function returnAddresses(
  site: Pick<Site, 'country' | 'language'>,
  { isKiosk = false } = {},
): { success_url: string; failure_url: string } {
  const address = (outcome: 'success' | 'failure') => {
    const path = paths.paymentReturn(outcome, '{order_id}');
    // A kiosk's payment comes back to the kiosk, in the guest's language.
    return isKiosk ? currentOrigin() + KIOSK_PATH + path : returnAddress(site, path);
  };
  return { success_url: address('success'), failure_url: address('failure') };
}
