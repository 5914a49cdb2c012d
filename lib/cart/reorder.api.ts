import { requestBff } from '@/lib/core/bff/client';
import type { Reorder } from './reorder.schema';

/**
 * A past order of the diner as a cart of today, and what differs.
 * @param options.leadsToSignIn the caller leads a diner whose session has ended to the sign-in by itself
 * @throws BffError
 */
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
