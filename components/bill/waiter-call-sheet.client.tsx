'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { signInHere } from '@/components/layout/sign-in-here';
import { usePress } from '@/components/layout/use-press';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { RadioRows } from '@/components/ui/radio-rows';
import { Sheet } from '@/components/ui/sheet.client';
import { TextField } from '@/components/ui/text-field';
import type { TableLink } from '@/lib/bill/table-link';
import { CALL_REASONS, MAX_CALL_COMMENT_LENGTH, type CallReason } from '@/lib/bill/waiter-call';
import { lastWaiterCall, openWaiterCall, waiterSubject } from '@/lib/bill/waiter-intent';
import { waiterUse } from '@/lib/bill/waiter-press';
import { formatTime } from '@/lib/time/format-time';
import { FailedCall, UnknownCall } from './waiter-call-notices.client';

type WaiterCallSheetProps = { link: TableLink; timezone: string; onClose: () => void };

/** What the waiter is called for; then the confirmation of the call, or that nobody knows whether it got through. */
export function WaiterCallSheet({ link, timezone, onClose }: WaiterCallSheetProps) {
  const t = useTranslations('bill');
  const layout = useTranslations('layout');
  const { venueId, tableId } = link;
  const [reason, setReason] = useState<CallReason>('waiter');
  const [comment, setComment] = useState('');
  const { view, press } = usePress(waiterUse(link, { signIn: signInHere }));
  /** The call that the press in flight asks about. */
  const [asked, setAsked] = useState<string | null>(null);
  const isSending = view.kind === 'sending';
  const isUnknown = view.kind === 'unknown' || (isSending && asked !== null);
  const last = lastWaiterCall(link);

  const call = () => {
    setAsked(null);
    const body = { venueId, tableId, reason, comment: comment.trim() };
    press(waiterSubject(body), body);
  };
  const askAgain = () => {
    const open = openWaiterCall(link);
    // Another tab knows by now, or the guests have sat there too long for it to matter.
    if (!open) return call();
    setAsked(open.key);
    press(open.subject, open.body);
  };
  const status = last && t(last.status === 'accepted' ? 'callAccepted' : 'callSent');

  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('callWaiter')}
      closeLabel={layout('close')}
      footer={
        view.kind === 'made' ? (
          <Button big wide tone="tint" onClick={onClose}>
            {layout('close')}
          </Button>
        ) : view.kind === 'unknown' && view.needsSignIn ? (
          <Button big wide onClick={signInHere}>
            {t('signIn')}
          </Button>
        ) : (
          <Button big wide busy={isSending} onClick={isUnknown ? askAgain : call}>
            {t(isUnknown ? 'callCheck' : 'callSend')}
          </Button>
        )
      }
    >
      {view.kind === 'made' ? (
        <Notice tone="ok">{status}</Notice>
      ) : isUnknown ? (
        <UnknownCall isUnsent={view.kind === 'unknown' && view.isUnsent === true} />
      ) : (
        <div className="grid gap-3">
          {last ? (
            <Notice tone="ok" title={t('calledAt', { time: formatTime(new Date(last.calledAt), timezone) })}>
              {status}
            </Notice>
          ) : null}
          <RadioRows
            className="card"
            label={t('callFor')}
            options={CALL_REASONS.map((value) => ({ value, label: t(`call_${value}`) }))}
            value={reason}
            onChange={setReason}
          />
          <TextField
            label={t('callComment')}
            maxLength={MAX_CALL_COMMENT_LENGTH}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          {view.kind === 'refused' ? <FailedCall error={view.error} /> : null}
        </div>
      )}
    </Sheet>
  );
}
