import { requestBff } from '@/lib/core/bff/client';
import { attemptHeaders } from '@/lib/core/intents/idempotency-key';
import { isKiosk } from '@/lib/core/site/is-kiosk';
import { tableSecretHeader } from '@/lib/ground/ordering/table-secret';
import { noteMadeOrder } from './made-order';
import type { OrderRequest, PlacedOrder } from './order-request.schema';

/** Sends an order intent, once per key; a repetition declares itself. */
export async function sendOrder(
  key: string,
  request: OrderRequest,
  isRepetition: boolean,
  site?: string,
): Promise<PlacedOrder> {
  const table = request.type === 'express' && request.table?.kind === 'scanned' ? request.table : null;
  const send = (kioskHeaders: Record<string, string>) =>
    requestBff(
      '/api/orders',
      () => import('./order-request.schema').then((module) => module.orderAnswerSchema),
      {
        method: 'POST',
        body: request,
        headers: {
          ...attemptHeaders(key, isRepetition, site),
          ...(table ? tableSecretHeader(request.venueId, table.tableId) : {}),
          ...kioskHeaders,
        },
        leadsToSignIn: true,
      },
    );
  const tablet = isKiosk() ? await import('@/lib/kiosk-session/order-by-tablet') : null;
  const attempt = { key, venueId: request.venueId, isRepetition };
  const { order, ...placed } = await (tablet ? tablet.orderByTablet(attempt, send) : send({}));
  // It is shown until its page is there, and not stored.
  noteMadeOrder(order);
  return placed;
}
