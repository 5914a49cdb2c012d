import 'server-only';
import { orderAddressBody } from '@/lib/ground/addresses/order-address.server';
import { positionOf } from '@/lib/ground/ordering/position.server';
import { toMajor } from '@/lib/core/money/money';
import type { BonusAccount } from '@/lib/rewards/balance';
import type { OrderRequest } from './order-request.schema';

/** Return addresses of the hosted page; an order in cash has none. */
export interface ReturnAddresses {
  success_url: string;
  failure_url: string;
}

const ACCOUNTS: Record<BonusAccount, string> = { general: 'general', privateReward: 'private_reward' };

/** An order as the platform expects it: contract schema OrderInput and what its kind adds to it. */
export function orderBody(
  request: OrderRequest,
  returnTo: ReturnAddresses,
  { isKiosk = false } = {},
): Record<string, unknown> {
  return {
    filial_id: request.venueId,
    positions: request.lines.map(positionOf),
    comment: request.comment,
    customer_name: request.customerName,
    phone: null,
    time: request.wantedAt,
    payment_type: request.payment,
    bonuses: toMajor(request.bonusesMinor),
    bonus_account: ACCOUNTS[request.bonusAccount],
    promo_code: request.promoCode,
    sum: toMajor(request.sumMinor),
    personal_data_consent: request.hasConsented,
    offer_consent: request.hasConsented,
    marketing_consent: request.acceptsMarketing,
    age_confirmed: request.isAgeConfirmed,
    source: request.source,
    ...(isKiosk ? { is_tablet: true } : {}),
    ...(request.payment === 'cash' ? {} : returnTo),
    ...kindBody(request),
  };
}

function kindBody(request: OrderRequest): Record<string, unknown> {
  switch (request.type) {
    case 'takeaway':
    case 'micromarket':
      return {};
    case 'express':
      if (request.table === null) return {};
      return request.table.kind === 'scanned'
        ? // A code that names no terminal leaves the member out: the platform looks where the venue's tables are.
          { table_id: request.table.tableId, main_terminal_id: request.table.mainTerminalId }
        : { table_number: request.table.number };
    case 'delivery':
      return {
        ...deliveryBody(request),
        tariff_id: request.tariffId,
        transport_type: request.transport === 'foot' ? 'FOOT' : 'CAR',
      };
    case 'vendorDelivery':
      return deliveryBody(request);
  }
}

type DeliveryTarget = Extract<OrderRequest, { type: 'delivery' | 'vendorDelivery' }>;

function deliveryBody({ address, addressId, courierComment, deliveryMinor }: DeliveryTarget) {
  return {
    address: { ...orderAddressBody(address), comment: courierComment },
    address_id: addressId,
    delivery_cost: toMajor(deliveryMinor),
  };
}
