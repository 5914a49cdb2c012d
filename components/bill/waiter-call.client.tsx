'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Button } from '@/components/ui/button';
import { noteLoadFailure } from '@/components/ui/note-load-failure';
import { onDemand } from '@/components/ui/on-demand';
import type { TableLink } from '@/lib/ordering/table-link';
import { lastWaiterCall, openWaiterCall, waiterIntents } from '@/lib/bill/waiter-intent';
import { formatTime } from '@/lib/time/format-time';

/* Loaded with the first press, which opens it then. */
const loadSheet = () => import('./waiter-call-sheet.client').then((module) => module.WaiterCallSheet);
const WaiterCallSheet = onDemand(loadSheet);

type WaiterCallProps = { link: TableLink; timezone: string; tone?: 'quiet' | 'text' };

/** What is known of the table's calls: when the last one was, or that it is not known whether it got through. */
function callState(link: TableLink): number | 'unknown' | null {
  return openWaiterCall(link) ? 'unknown' : (lastWaiterCall(link)?.calledAt ?? null);
}

/** Calls a waiter to the table, and says when one was called (BILL-08). */
export function WaiterCall({ link, timezone, tone = 'quiet' }: WaiterCallProps) {
  const t = useTranslations('bill');
  const failureText = useFailureText();
  const [isOpen, setIsOpen] = useState(false);
  const open = () =>
    void loadSheet().then(
      () => setIsOpen(true),
      (error: unknown) => noteLoadFailure(error, failureText('network')),
    );
  // Another tab's call; the sheet's own is seen once that is closed.
  const called = useSyncExternalStore(
    waiterIntents.subscribe,
    () => callState(link),
    () => null,
  );
  const time = typeof called === 'number' ? formatTime(new Date(called), timezone) : null;
  return (
    <>
      <Button tone={tone} onClick={open}>
        {called === 'unknown' ? t('callUnsure') : time === null ? t('callWaiter') : t('calledAt', { time })}
      </Button>
      {isOpen ? <WaiterCallSheet link={link} timezone={timezone} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
