'use client';

import { useEffect } from 'react';
import { readKioskDevice } from '@/lib/kiosk/device';
import { recordKioskOrder } from '@/lib/kiosk/recent-orders';
import { playTone } from '@/lib/kiosk/tone';
import type { Order } from '@/lib/orders/orders.schema';
import { nowMs } from '@/lib/core/time/now';

type MadeOrder = Pick<Order, 'id' | 'number' | 'sumMinor' | 'currency'> & {
  venue: Pick<Order['venue'], 'id'>;
};

/**
 * Notes an order whose number is shown for the staff of this tablet, and sounds once where that is switched on.
 * @param isUnpaid its payment has not come: it is noted and sounds when it has
 */
export function useOrderMade(
  { id, number, sumMinor, currency, venue: { id: venueId } }: MadeOrder,
  isUnpaid: boolean,
): void {
  useEffect(() => {
    if (isUnpaid) return;
    const isNew = recordKioskOrder({ orderId: id, number, atMs: nowMs(), venueId, sumMinor, currency });
    if (isNew && readKioskDevice().hasSound) playTone();
  }, [id, number, sumMinor, currency, venueId, isUnpaid]);
}
