import 'server-only';
import { readId } from '@/lib/core/ids/ids';
import { pageFailureOf } from '@/lib/core/session/page-failure.server';
import { readSignedIn } from '@/lib/core/session/signed-in.server';
import type { Site } from '@/lib/core/site/site';
import type { Order } from './orders.schema';
import { getOrder } from './order-reading.server';

/** An order's page, or `unknown` (also another diner's), `signedOut`, `unavailable`. */
export async function loadOrderPage(
  cookies: Parameters<typeof readSignedIn>[0],
  site: Site,
  orderId: string,
): Promise<Order | 'unknown' | 'signedOut' | 'unavailable'> {
  const signedIn = await readSignedIn(cookies, site);
  if (!signedIn) return 'signedOut';
  const id = readId(orderId);
  if (id === null) return 'unknown';
  try {
    return (await getOrder(signedIn, id)) ?? 'unknown';
  } catch (error) {
    return pageFailureOf(error);
  }
}
