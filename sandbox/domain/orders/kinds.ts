import { checkTableSecret } from '../tables/table-secret';
import { findTable, findTableByNumber, tablesOf, type HallTable } from '../tables/tables';
import type { OrderDelivery, OrderKind } from '../../database/schema';
import { vendorDeliveryOf } from '../venues/delivery-plan';
import { delivers } from '../delivery/zones';
import { Refusal } from '../../kernel/refusal';
import type { FullVenue } from '../venues/venues';
import { courierTerms, venueTerms, type DeliveryTerms, type Goods } from './delivery';
import type {
  DeliveryOrderInput,
  ExpressOrderInput,
  OrderInput,
  VendorDeliveryOrderInput,
} from './order-input';

/** The columns that a kind adds to an order's row. */
export interface KindRow {
  tableNumber: string | null;
  waiter: { id: number; name: string } | null;
  delivery: OrderDelivery | null;
  deliveryMinutes: number;
}

/** The proofs that the diner sits at the table of the order, and that a kiosk orders, which needs none. */
type TableCall = { headers: Readonly<Record<string, string>>; isTablet: boolean };

/** One of the five kinds of orders: what it is more than a basket. */
export interface OrderRules<Body> {
  kind: OrderKind;
  serviceType: 1 | 3 | 4;
  /** Whether the venue takes such orders. */
  isOffered(venue: FullVenue): boolean;
  /** The table; its faults are of the venue's group. */
  tableOf?(venue: FullVenue, body: Body, call: TableCall): Pick<KindRow, 'tableNumber' | 'waiter'>;
  /** How it is delivered; faults of the zone and of the tariff. */
  deliveryTerms?(venue: FullVenue, body: Body, goods: Goods): DeliveryTerms;
}

const offers = ({ venue }: FullVenue, service: 1 | 3) => venue.services.includes(service);

/** Taken away by the diner. */
export const TAKEAWAY: OrderRules<OrderInput> = {
  kind: 'takeaway',
  serviceType: 1,
  isOffered: (venue) => offers(venue, 1),
};

/** Served in the restaurant. */
export const EXPRESS: OrderRules<ExpressOrderInput> = {
  kind: 'express',
  serviceType: 3,
  isOffered: (venue) => offers(venue, 3),
  tableOf: findOrderTable,
};

/** Goods taken in a self-service shop. */
export const MICROMARKET: OrderRules<OrderInput> = {
  kind: 'micromarket',
  serviceType: 1,
  isOffered: ({ venue }) => venue.isMicromarket,
};

/** Delivered by the platform's couriers. */
export const DELIVERY: OrderRules<DeliveryOrderInput> = {
  kind: 'delivery',
  serviceType: 4,
  isOffered: (venue) => delivers(venue) && vendorDeliveryOf(venue.id) === null,
  deliveryTerms: courierTerms,
};

/** Delivered by the venue. */
export const VENDOR_DELIVERY: OrderRules<VendorDeliveryOrderInput> = {
  kind: 'vendor_delivery',
  serviceType: 4,
  isOffered: (venue) => delivers(venue) && vendorDeliveryOf(venue.id) !== null,
  deliveryTerms: venueTerms,
};

/** By the scanned code or, without one, as the diner typed it; where no tables are known any number is taken. */
function findOrderTable(
  { venue }: FullVenue,
  { table_id: tableId, table_number: typed, main_terminal_id: terminalId }: ExpressOrderInput,
  call: TableCall,
): Pick<KindRow, 'tableNumber' | 'waiter'> {
  if (tableId == null && typed == null) {
    if (call.isTablet) return { tableNumber: null, waiter: null };
    throw new Refusal('table_required');
  }
  const hall = venue.mainVenueId;
  const isHall = terminalId == null || terminalId === hall;
  if (tableId == null && isHall && tablesOf(hall).length === 0) {
    return { tableNumber: typed?.trim() ?? null, waiter: null };
  }
  const table: HallTable | undefined =
    tableId == null ? findTableByNumber(typed ?? '', hall) : findTable(tableId, hall);
  if (table && isHall) {
    // A number that was typed shows no bill and is paid for by its diner: it needs no code.
    if (tableId != null) checkTableSecret(table, call);
    return { tableNumber: table.number, waiter: table.waiter };
  }
  throw new Refusal({
    code: 'table_not_found',
    source: { pointer: tableId == null ? '/table_number' : '/table_id' },
  });
}
