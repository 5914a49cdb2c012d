import { requestBff } from '@/lib/core/bff/client';
import type { Reorder } from './reorder.schema';

/** A past order as a cart of today. @param options.leadsToSignIn false: the caller handles an ended session */
export function requestReorder(
  orderId: number,
  { leadsToSignIn = false }: { leadsToSignIn?: boolean } = {},
): Promise<Reorder> {
  return requestBff(
    `/api/orders/${orderId}/reorder`,
    () => import('./reorder.schema').then((module) => module.reorderSchema),
    { method: 'POST', leadsToSignIn },
  );
}
