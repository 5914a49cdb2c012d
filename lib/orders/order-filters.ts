import { readId } from '@/lib/core/ids/ids';
import { isServiceName, type ServiceName } from '@/lib/core/site/service-names';
import type { Order } from './orders.schema';

/** Which of the diner's orders are shown. */
export interface OrderFilters {
  service: ServiceName | null;
  brandId: number | null;
}

export const ALL_ORDERS: OrderFilters = { service: null, brandId: null };

/** The filters that an address names; an unknown value is ignored. */
export function readOrderFilters(search: string): OrderFilters {
  const query = new URLSearchParams(search);
  const service = query.get('service');
  return {
    service: isServiceName(service) ? service : null,
    brandId: readId(query.get('brand')),
  };
}

/** The address's query with these filters; its other parameters stay. */
export function writeOrderFilters(search: string, { service, brandId }: OrderFilters): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of [
    ['service', service],
    ['brand', brandId],
  ] as const) {
    if (value === null) query.delete(name);
    else query.set(name, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** The brands of orders, each once, in the order of their first occurrence. */
export function brandsOf(orders: readonly Pick<Order, 'venue'>[]): { id: number; name: string }[] {
  const names = new Map(orders.map(({ venue }) => [venue.brandId, venue.brandName]));
  return [...names].map(([id, name]) => ({ id, name }));
}
