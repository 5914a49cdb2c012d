import { requestBff } from '@/lib/core/bff/client';
import { refreshOrder } from '@/lib/orders/order-reading.api';
import type { Rating } from './rating.schema';

/** Rates an order; every view of it updates. */
export async function rateOrder(orderId: number, rating: Rating): Promise<void> {
  await requestBff(
    `/api/orders/${orderId}/rating`,
    () => import('./rating.schema').then((module) => module.ratedSchema),
    { method: 'POST', body: rating },
  );
  refreshOrder(orderId);
}
