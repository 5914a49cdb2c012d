import 'server-only';
import { AppError } from '@/lib/core/errors/errors';
import type { Customer } from '@/lib/core/session/tablet-caller.server';
import { isMissingOrForeign } from './order-reading.server';
import { mapReceipt } from './receipt.map';
import type { Receipt } from './receipt.schema';
import { receiptWire } from './receipt.wire';

/** An order's receipt, or slip before payment (contract call getReceipt). @throws AppError `order/not-found` */
export async function getReceipt(customer: Customer, orderId: number): Promise<Receipt> {
  try {
    const wire = await customer.get({
      path: 'takeaway/v1/order/{orderId}/receipt',
      params: { orderId },
      schema: receiptWire,
    });
    const receipt = mapReceipt(wire);
    if (!receipt) throw new AppError('upstream/unavailable');
    return receipt;
  } catch (error) {
    throw isMissingOrForeign(error) ? new AppError('order/not-found', { cause: error }) : error;
  }
}
