'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Button } from '@/components/ui/button';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import type { TableLink } from '@/lib/ground/ordering/table-link';
import { lastWaiterCall, openWaiterCall, waiterIntents } from '@/lib/bill/waiter-intent';
import { formatTime } from '@/lib/core/time/format-time';

const loadSheet = () => import('./waiter-call-sheet.client').then((module) => module.WaiterCallSheet);

type WaiterCallProps = { link: TableLink; timezone: string; tone?: 'quiet' | 'text' };

/** The state of the table's calls: the time of the last one, or that its result is unknown. */
function callState(link: TableLink): number | 'unknown' | null {
  return openWaiterCall(link) ? 'unknown' : (lastWaiterCall(link)?.calledAt ?? null);
}

/** Calls a waiter to the table, and says when one was called (BILL-08). */
export function WaiterCall({ link, timezone, tone = 'quiet' }: WaiterCallProps) {
  const t = useTranslations('bill');
  const failureText = useFailureText();
  const { opened, isLoading, open, close } = useLateDialog(loadSheet, failureText('network'));
  // Another tab's call; the sheet's own is seen once that is closed.
  const called = useSyncExternalStore(
    waiterIntents.subscribe,
    () => callState(link),
    () => null,
  );
  const time = typeof called === 'number' ? formatTime(new Date(called), timezone) : null;
  return (
    <>
      <Button tone={tone} busy={isLoading} onClick={() => open()}>
        {called === 'unknown' ? t('callUnsure') : time === null ? t('callWaiter') : t('calledAt', { time })}
      </Button>
      {opened ? <opened.Dialog link={link} timezone={timezone} onClose={close} /> : null}
    </>
  );
}
