import 'server-only';
import { AppError } from '@/lib/core/errors/errors';
import { readId } from '@/lib/core/ids/ids';
import { pageFailureOf } from '@/lib/core/session/page-failure.server';
import { readSignedIn } from '@/lib/core/session/signed-in.server';
import type { Site } from '@/lib/core/site/site';
import { getOrderPayment } from './order-payment.server';
import type { OrderPayment } from './payment.schema';

/** The page after paying: the payment, or `unknown`, `signedOut`, `unavailable`. */
export async function loadPaymentPage(
  cookies: Parameters<typeof readSignedIn>[0],
  site: Site,
  orderId: string,
): Promise<OrderPayment | 'unknown' | 'signedOut' | 'unavailable'> {
  const signedIn = await readSignedIn(cookies, site);
  if (!signedIn) return 'signedOut';
  const id = readId(orderId);
  if (id === null) return 'unknown';
  try {
    return await getOrderPayment(signedIn, site, id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'order/not-found') return 'unknown';
    return pageFailureOf(error);
  }
}
