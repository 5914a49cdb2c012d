import 'server-only';
import { env } from '@/lib/core/env/env';
import { passedTableHeaders, type TableHeaders } from '@/lib/ground/ordering/table-headers.schema';
import { readHostedPage } from '@/lib/payments/hosted-page.server';
import { returnAddresses } from '@/lib/payments/return-addresses.server';
import type { Customer } from '@/lib/core/session/tablet-caller.server';
import type { Site } from '@/lib/core/site/site';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { recordConsents } from './consent-record.server';
import { orderBody } from './order-body.server';
import type { OrderKind } from '@/lib/ground/ordering/order-kind';
import { readOrder } from '@/lib/orders/order-reading.server';
import type { OrderAnswer, OrderRequest } from './order-request.schema';
import { mapOrderFailure } from './order-failure.map';
import { placedOrderWire } from './placed-order.wire';

/** The call of each kind (CHK-06 to CHK-10). */
const PATHS: Record<OrderKind, string> = {
  takeaway: 'takeaway/v1/takeaway/order',
  express: 'takeaway/v1/express/order',
  delivery: 'takeaway/v1/delivery/order',
  micromarket: 'takeaway/v1/micromarket/order',
  vendorDelivery: 'takeaway/v1/vendor-delivery/order',
};

/** Places an order once per key (contract rule 22). @throws AppError, also `order/unknown-outcome` */
export async function placeOrder(
  customer: Customer,
  site: Site,
  idempotencyKey: string,
  request: OrderRequest,
  headers: TableHeaders = {},
): Promise<OrderAnswer> {
  try {
    const { data } = await customer.post({
      path: PATHS[request.type],
      headers: {
        ...(request.type === 'vendorDelivery' ? {} : { 'X-Country-Code': site.country }),
        ...(request.type === 'express' ? passedTableHeaders(headers) : {}),
      },
      idempotencyKey,
      timeoutMs: env().orderTimeoutMs,
      // Sent once: the diner's browser repeats it with the same key, and a refusal then is about the only attempt.
      retries: 0,
      body: orderBody(request, returnAddresses(site, customer), customer),
      schema: placedOrderWire,
    });
    await recordConsents(data.id, site, request);
    const { filial, payment } = data.relationships;
    const paymentAddress = readHostedPage(payment);
    return {
      orderId: data.id,
      venueId: filial.filial_id,
      paymentAddress,
      // A kiosk and a diner who pays now see another page first.
      ...(customer.isKiosk || paymentAddress !== null ? {} : { order: readOrder(data) }),
    };
  } catch (error) {
    throw error instanceof UpstreamError ? mapOrderFailure(error) : error;
  }
}
