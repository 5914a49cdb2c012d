'use client';

import type { Bill } from '@/lib/bill/bill';
import { SendPart } from './send-part.client';
import { SplitCard } from './split-card.client';
import { useSplit } from './use-split';

/** The shares of a bill whose money the waiter takes. */
export function WaiterSplit({ bill, venueName }: { bill: Bill; venueName: string }) {
  const split = useSplit(bill, 0);
  return (
    <SplitCard split={split} venueName={venueName}>
      <SendPart split={split} venueName={venueName} />
    </SplitCard>
  );
}
