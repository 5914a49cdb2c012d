import { AppError } from '@/lib/core/errors/errors';
import { kioskName } from './kiosk-name';
import type { OrderRequest } from './order-request.schema';

/** A kiosk's order, without a diner's data (KIOSK-01, KIOSK-02). @throws AppError `request/invalid` */
export function kioskOrder(request: OrderRequest): OrderRequest {
  const refuse = (member: keyof OrderRequest): never => {
    throw new AppError('request/invalid', { details: { member } });
  };
  if (request.type !== 'takeaway' && request.type !== 'express') return refuse('type');
  if (request.bonusesMinor > 0) return refuse('bonusesMinor');
  if (request.promoCode !== null) return refuse('promoCode');
  const name = request.customerName === null ? null : kioskName(request.customerName);
  if (name === null && request.customerName !== null) return refuse('customerName');
  return { ...request, customerName: name, source: 'TABLET' };
}
