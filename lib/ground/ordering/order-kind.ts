import type { ServiceName } from '@/lib/core/site/site';

/** The kinds of orders, each with a call of its own (CHK-06 to CHK-10). */
export const ORDER_KINDS = ['takeaway', 'express', 'delivery', 'micromarket', 'vendorDelivery'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** The fields of a venue that decide the kind of an order. */
interface Seller {
  isMicromarket: boolean;
  /** Delivered by the venue's own couriers only. */
  isVendorDelivered: boolean;
}

/** The kind of an order for a service at a venue: takeaway can be a micromarket's, delivery the venue's own. */
export function orderKind(service: ServiceName, { isMicromarket, isVendorDelivered }: Seller): OrderKind {
  if (service === 'delivery') return isVendorDelivered ? 'vendorDelivery' : 'delivery';
  return service === 'takeaway' && isMicromarket ? 'micromarket' : service;
}

const SERVICES_OF_KINDS: Record<OrderKind, ServiceName> = {
  takeaway: 'takeaway',
  express: 'express',
  delivery: 'delivery',
  micromarket: 'takeaway',
  vendorDelivery: 'delivery',
};

/** The service that an order of a kind is for. */
export function serviceOfKind(kind: OrderKind): ServiceName {
  return SERVICES_OF_KINDS[kind];
}

/** @returns whether an order of the kind is delivered to an address. */
export function isDeliveryKind(kind: OrderKind): boolean {
  return serviceOfKind(kind) === 'delivery';
}
