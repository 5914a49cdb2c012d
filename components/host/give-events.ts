import { hasConsent } from '@/lib/core/analytics/consent';
import { onTrackedEvent } from '@/lib/core/analytics/tracked-events';
import type { Bridge } from '@/lib/core/host/bridge';

/**
 * Gives the app around the page every event that may be counted, without personal data (HOST-24); what happens without a consent stays
 * on the page. For as long as the document lives.
 */
export function giveEvents(bridge: Bridge): void {
  onTrackedEvent(({ name, properties }) => {
    if (hasConsent()) void bridge.call('logEvent', { name, properties });
  });
}
