import { useFollowedOrder } from '@/components/orders/use-followed-order';
import { useHeroWords } from '@/components/orders/use-hero-words';
import { usePromise } from '@/components/orders/use-promise';
import { useTabStatus } from '@/components/orders/use-tab-status';
import { heroTitle } from '@/lib/orders/order-hero';
import type { Order } from '@/lib/orders/orders.schema';

/** An order under way beside other things: followed, with its expected time or its state in words, which the tab says too. */
export function useRunningOrder(initial: Order): { order: Order; status: string } {
  const { order } = useFollowedOrder(initial);
  const words = useHeroWords();
  const status = words(heroTitle(order, usePromise(order)), order);
  useTabStatus(order, status);
  return { order, status };
}
