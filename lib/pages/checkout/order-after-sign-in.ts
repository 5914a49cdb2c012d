import type { Address } from '@/lib/ground/addresses/address';
import type { TableState } from '@/lib/bill/order-table';
import { pressBeforeSignIn } from '@/lib/core/intents/press-before-sign-in';
import { PAYMENT_TYPES, type PaymentType } from '@/lib/ground/ordering/payment-types';
import { isServiceName, type ServiceName } from '@/lib/core/site/service-names';
import { isOneOf, isText, isWhole, orNull, recordOf } from '@/lib/core/storage/shape';
import { doorOf } from './order-of-checkout';

/** The view of a guest at the press of Order. */
interface SeenOrder {
  cartId: string;
  /** On the button, minor units. */
  toPayMinor: number;
  service: ServiceName;
  /** ISO instant; null = as soon as possible. */
  wantedAt: string | null;
  payment: PaymentType | null;
  /** Of `placeOf`. */
  place: string;
}

/** The order that a guest has pressed goes on after the sign-in, where it is the same one (CHK-24). */
export const orderAfterSignIn = pressBeforeSignIn<SeenOrder>(
  'orderAfterSignIn',
  recordOf<SeenOrder>({
    cartId: isText,
    toPayMinor: isWhole,
    service: isServiceName,
    wantedAt: orNull(isText),
    payment: orNull(isOneOf(...PAYMENT_TYPES)),
    place: isText,
  }),
);

/** Where an order goes to, as one text: the door, or the table; empty for takeaway. */
export function placeOf({
  service,
  address,
  table,
}: {
  service: ServiceName;
  address: Address | null;
  table: TableState;
}): string {
  if (service === 'delivery') return doorOf(address);
  if (service !== 'express' || table.kind !== 'chosen') return '';
  return table.table.kind === 'scanned' ? `#${table.table.tableId}` : table.table.number;
}

/** Whether the order that would be sent now is the one that was pressed. */
export const isSameOrder = (pressed: SeenOrder, now: SeenOrder): boolean =>
  pressed.cartId === now.cartId &&
  pressed.toPayMinor === now.toPayMinor &&
  pressed.service === now.service &&
  pressed.wantedAt === now.wantedAt &&
  pressed.payment === now.payment &&
  pressed.place === now.place;
