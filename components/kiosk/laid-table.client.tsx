'use client';

import { useEffect, useState } from 'react';
import { Picture } from '@/components/ui/picture';
import { paidPriceMinor, type Product } from '@/lib/menu/menu';
import { formatMoney, type MoneyFormat } from '@/lib/money/money';
import { SECOND_MS } from '@/lib/time/duration';

/** Dishes that lie on the table at once. */
const PLACES = 3;
/** One dish after the other is served. In between nothing is drawn, so that a tablet rests. */
const SERVE_MS = 5 * SECOND_MS;

type LaidTableProps = { dishes: readonly Product[]; moneyFormat: MoneyFormat };

/** A table on which the dishes that are bought most are served one by one, with name and price. Decoration: the menu says the same. */
export function LaidTable({ dishes, moneyFormat }: LaidTableProps) {
  const shown = dishes.filter(({ imageUrl, isUnavailable }) => imageUrl !== null && !isUnavailable);
  const [served, setServed] = useState(0);
  useEffect(() => {
    if (shown.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => setServed((count) => count + 1), SERVE_MS);
    return () => clearInterval(timer);
  }, [shown.length]);
  // A table is laid, then cleared for the next dishes.
  const turn = served % (PLACES + 1);
  const first = Math.floor(served / (PLACES + 1)) * PLACES;
  const onTable = Array.from(
    { length: Math.min(turn, shown.length) },
    (_, place) => shown[(first + place) % shown.length],
  );
  return (
    <div className="kiosk-table" aria-hidden="true">
      <img src="/icons/laid-table-indigo.webp" alt="" width={1080} height={1080} fetchPriority="high" />
      {onTable.map((dish) =>
        dish?.imageUrl ? (
          <figure key={dish.id} className="kiosk-table__dish">
            <Picture source={dish.imageUrl} alt="" sizes="420px" widths={[480]} />
            <figcaption>
              {dish.name}
              <b className="number">{formatMoney(paidPriceMinor(dish), moneyFormat)}</b>
            </figcaption>
          </figure>
        ) : null,
      )}
    </div>
  );
}
