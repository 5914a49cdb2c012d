import { requestBff } from '@/lib/core/bff/client';
import { retryOnce } from '@/lib/core/bff/retry';
import { kioskHeaders } from '@/lib/kiosk-session/kiosk-headers';

/** The receipt of an order, read anew each time: a payment makes a receipt of a slip. */
export function receiptQuery(orderId: number) {
  return {
    queryKey: ['receipt', orderId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      requestBff(
        `/api/orders/${orderId}/receipt`,
        () => import('./receipt.schema').then((module) => module.receiptSchema),
        { signal, headers: await kioskHeaders() },
      ),
    staleTime: 0,
    retry: retryOnce,
  };
}
