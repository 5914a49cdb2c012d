import { hasConsent } from '@/lib/analytics/consent';
import { onTrackedEvent } from '@/lib/analytics/tracked-events';
import type { Bridge } from '@/lib/host/bridge';

/**
 * Gives the app around the page every event that may be counted, without personal data (HOST-24); what happens without a consent stays
 * on the page.
 * @param options.isFromNow the consent was given on this page: what happened before it stays there
 * @returns how to stop
 */
export function giveEvents(bridge: Bridge, options: { isFromNow: boolean }): () => void {
  return onTrackedEvent(({ name, properties }) => {
    if (hasConsent()) void bridge.call('logEvent', { name, properties });
  }, options);
}
