'use client';

import { useShownOrder } from '@/components/layout/use-shown-order';
import { NUMBER_PLACE } from '@/lib/orders/placing/made-order';

/** The title of the cart's page; that of the order which was made of it, until the order's page is there. */
export function CartTitle({ title, ofOrder }: { title: string; ofOrder: string }) {
  const order = useShownOrder();
  return order ? ofOrder.replace(NUMBER_PLACE, order.number) : title;
}
