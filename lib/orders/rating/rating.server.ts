import 'server-only';
import { AppError } from '@/lib/core/errors/errors';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { getOrder } from '@/lib/orders/order-reading.server';
import type { Rating } from './rating.schema';
import { ratingWire } from './rating.wire';

/** Rates an order within 14 days (contract rule 17), else returns its stars. @throws AppError `order/rating-over` */
export async function rateOrder(
  signedIn: SignedIn,
  orderId: number,
  rating: Rating,
): Promise<{ score: number }> {
  try {
    const { data } = await signedIn.post({
      path: 'takeaway/v1/order/{orderId}/rating',
      params: { orderId },
      retries: 0,
      body: rating,
      schema: ratingWire,
    });
    return { score: data.score };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.status === 404) throw new AppError('order/not-found', { cause: error });
    if (!error.faults.some(({ code }) => code === 'rating_not_allowed')) throw error;
    const score = (await getOrder(signedIn, orderId))?.rating;
    if (score == null) throw new AppError('order/rating-over', { cause: error });
    return { score };
  }
}
