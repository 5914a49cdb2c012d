import { requestBff } from '@/lib/bff/client';
import type { Reorder } from './reorder.schema';

/** A past order of the diner as a cart of today, and what differs. @throws BffError */
export function requestReorder(orderId: number): Promise<Reorder> {
  return requestBff(
    `/api/orders/${orderId}/reorder`,
    () => import('./reorder.schema').then((module) => module.reorderSchema),
    { method: 'POST', leadsToSignIn: true },
  );
}
