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
import type { TableLink } from '@/lib/ground/ordering/table-link';
import { CALL_REASONS, MAX_CALL_COMMENT_LENGTH, type CallReason } from '@/lib/bill/waiter-call';
import type { WaiterCallRequest } from '@/lib/bill/waiter-call.schema';
import { answeredCall, lastWaiterCall, openWaiterCall, waiterSubject } from '@/lib/bill/waiter-intent';
import { waiterUse } from '@/lib/bill/waiter-press';
import { formatTime } from '@/lib/core/time/format-time';
import { FailedCall, UnknownCall, UnsettledCall } from './waiter-call-notices.client';

/** How far a call has come. */
const STATUS_WORDS = { sent: 'callSent', accepted: 'callAccepted', done: 'callDone' } as const;

type WaiterCallSheetProps = { link: TableLink; timezone: string; onClose: () => void };

/** The reasons to call a waiter; then the confirmation, or that the outcome is unknown. */
export function WaiterCallSheet({ link, timezone, onClose }: WaiterCallSheetProps) {
  const t = useTranslations('bill');
  const layout = useTranslations('layout');
  const { venueId, tableId } = link;
  const [reason, setReason] = useState<CallReason>('waiter');
  const [comment, setComment] = useState('');
  const { view, press } = usePress(waiterUse(link, { signIn: signInHere }));
  /** The last press here; `isCheck`: to ask about a call that was open. */
  const [pressed, setPressed] = useState<{ subject: string; isCheck: boolean } | null>(null);
  const isSending = view.kind === 'sending';
  const isUnknown = view.kind === 'unknown' || (isSending && pressed?.isCheck === true);
  const last = lastWaiterCall(link);
  const own = view.kind === 'made' && pressed ? answeredCall(pressed.subject) : null;

  const send = (body: WaiterCallRequest, isCheck: boolean) => {
    const subject = waiterSubject(body);
    setPressed({ subject, isCheck });
    press(subject, body);
  };
  const call = () => send({ venueId, tableId, reason, comment: comment.trim() }, false);
  const askAgain = () => {
    const open = openWaiterCall(link);
    // Another tab knows by now, or the guests have sat there too long for it to matter.
    if (open) send(open.body, true);
    else call();
  };

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
        <Notice tone="ok">{t(STATUS_WORDS[own?.status ?? 'sent'])}</Notice>
      ) : isUnknown ? (
        <UnknownCall isUnsent={view.kind === 'unknown' && view.isUnsent === true} />
      ) : (
        <div className="grid gap-3">
          {last ? (
            <Notice tone="ok" title={t('calledAt', { time: formatTime(new Date(last.calledAt), timezone) })}>
              {t(STATUS_WORDS[last.status])}
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
          {view.kind === 'unsettled' ? <UnsettledCall isKeyReused={view.isKeyReused} /> : null}
        </div>
      )}
    </Sheet>
  );
}
