import { isText, listOf, recordOf } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';
import type { TipTarget } from './tips';

// Tips left from this browser, by target. Only the way back from payment names an order's tips, and the platform
// allows more: the diner would see the question again.

const MAX_ENTRIES = 20;

interface LeftTip {
  target: string;
  tipId: string;
}

const leftTips = stored<readonly LeftTip[]>({
  area: 'local',
  key: 'leftTips',
  shape: listOf(recordOf<LeftTip>({ target: isText, tipId: isText }), MAX_ENTRIES),
  empty: [],
});

const nameOf = (target: TipTarget) =>
  target.kind === 'order' ? `order ${target.orderId}` : `bill ${target.preorderId}`;

/** The latest tips for an order or a bill; null for none. */
export function findLeftTip(target: TipTarget): string | null {
  return leftTips.read().findLast((tip) => tip.target === nameOf(target))?.tipId ?? null;
}

/** Stores that the payment of tips has begun. */
export function saveLeftTip(target: TipTarget, tipId: string): void {
  const name = nameOf(target);
  const others = leftTips.read().filter((tip) => tip.target !== name);
  leftTips.write([...others, { target: name, tipId }].slice(-MAX_ENTRIES));
}
