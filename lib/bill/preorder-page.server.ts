import 'server-only';
import { getLevelPercentage } from '@/lib/rewards/grading.server';
import { pageFailureOf } from '@/lib/core/session/page-failure.server';
import { readSignedIn } from '@/lib/core/session/signed-in.server';
import type { Site } from '@/lib/core/site/site';
import type { Venue } from '@/lib/ground/venues/venues';
import { getVenue } from '@/lib/ground/venues/venues.server';
import { getPreorder } from './bill-payment.server';
import { isFirstPayment } from './bill-payment';
import type { Preorder } from './preorder';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export interface PreorderPage {
  preorder: Preorder;
  venue: Venue;
  /** Whether more came back for it than by the level, as for the first bill. */
  isFirst: boolean;
}

/** The payment with its venue, or why the page cannot show it. */
export async function loadPreorderPage(
  cookies: Parameters<typeof readSignedIn>[0],
  site: Site,
  preorderId: string,
): Promise<PreorderPage | 'unknown' | 'signedOut' | 'unavailable'> {
  const signedIn = await readSignedIn(cookies, site);
  if (!signedIn) return 'signedOut';
  if (!UUID.test(preorderId)) return 'unknown';
  try {
    const preorder = await getPreorder(signedIn, preorderId);
    if (!preorder) return 'unknown';
    const { venueId } = preorder.table;
    const [venue, levelPercentage] = await Promise.all([
      getVenue(site, venueId),
      getLevelPercentage(signedIn),
    ]);
    if (!venue) return 'unknown';
    return { preorder, venue, isFirst: isFirstPayment(preorder, levelPercentage) };
  } catch (error) {
    return pageFailureOf(error);
  }
}
