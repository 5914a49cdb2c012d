import { LARGEST_ID } from '@/lib/core/ids/ids';
import { isCount, isText, listOf, recordOf } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';
import { nowMs } from '@/lib/core/time/now';
import { lineKey, type CartLine } from './cart';
import type { QuotedLine } from './quote.schema';

// Dishes whose promotion the platform refuses this diner today, in session storage: the page of a menu is the
// same for all diners and knows no such limit (docs/decisions/023).

interface UsedLimits {
  day: string;
  productIds: number[];
}

const MAX_DISHES = 100;

const usedLimits = stored<UsedLimits>({
  area: 'session',
  key: 'usedLimits',
  shape: recordOf<UsedLimits>({ day: isText, productIds: listOf(isCount(LARGEST_ID), MAX_DISHES) }),
  empty: { day: '', productIds: [] },
});

const today = () => new Date(nowMs()).toDateString();

/** The products of which no more can be had at the promotion's price today. */
export function usedUpToday(): ReadonlySet<number> {
  const { day, productIds } = usedLimits.read();
  return new Set(day === today() ? productIds : []);
}

/** Remembers the products of quoted lines whose limit of the day is used up. */
export function noteUsedLimits(lines: readonly CartLine[], quoted: ReadonlyMap<string, QuotedLine>): void {
  const found = lines.filter((line) => {
    const quotedLine = quoted.get(lineKey(line));
    return (
      line.promoId !== null && quotedLine?.issues.includes('exceeded') && quotedLine.availableCount === 0
    );
  });
  if (found.length === 0) return;
  const productIds = new Set([...usedUpToday(), ...found.map(({ productId }) => productId)]);
  usedLimits.write({ day: today(), productIds: [...productIds].slice(-MAX_DISHES) });
}
