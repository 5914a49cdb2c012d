import { useFollowedOrder } from '@/components/orders/use-followed-order';
import { useHeroTitle } from '@/components/orders/use-hero-text';
import { usePromise } from '@/components/orders/use-promise';
import { useTabStatus } from '@/components/orders/use-tab-status';
import { heroTitle } from '@/lib/orders/order-hero';
import type { Order } from '@/lib/orders/orders.schema';

/** An order under way beside other things: followed, with its expected time or the name of its state, which the tab's title has too. */
export function useRunningOrder(initial: Order): { order: Order; status: string } {
  const { order } = useFollowedOrder(initial);
  const textOf = useHeroTitle();
  const status = textOf(heroTitle(order, usePromise(order)), order);
  useTabStatus(order, status);
  return { order, status };
}
