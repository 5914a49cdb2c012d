'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import { subscribeToCalledWaiter, waiterCalledAt } from '@/lib/bill/called-waiter';
import type { TableLink } from '@/lib/bill/table-link';
import { formatTime } from '@/lib/time/format-time';

/* Loaded with the first press. */
const WaiterCallSheet = onDemand(() =>
  import('./waiter-call-sheet.client').then((module) => module.WaiterCallSheet),
);

type WaiterCallProps = { link: TableLink; timezone: string; tone?: 'quiet' | 'text' };

/** Calls a waiter to the table, and says when one was called (BILL-08). */
export function WaiterCall({
  link: { venueId, tableId, mainTerminalId },
  timezone,
  tone = 'quiet',
}: WaiterCallProps) {
  const t = useTranslations('bill');
  const [isOpen, setIsOpen] = useState(false);
  const calledAt = useSyncExternalStore(
    subscribeToCalledWaiter,
    () => waiterCalledAt(venueId, tableId),
    () => null,
  );
  return (
    <>
      <Button tone={tone} onClick={() => setIsOpen(true)}>
        {calledAt === null
          ? t('callWaiter')
          : t('calledAt', { time: formatTime(new Date(calledAt), timezone) })}
      </Button>
      {isOpen ? (
        <WaiterCallSheet link={{ venueId, tableId, mainTerminalId }} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
