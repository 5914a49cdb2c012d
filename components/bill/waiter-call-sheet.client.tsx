'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { useAction } from '@/components/layout/use-action';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { RadioRows } from '@/components/ui/radio-rows';
import { Sheet } from '@/components/ui/sheet.client';
import { TextField } from '@/components/ui/text-field';
import type { TableLink } from '@/lib/bill/table-link';
import {
  CALL_REASONS,
  MAX_CALL_COMMENT_LENGTH,
  type CallReason,
  type WaiterCall,
} from '@/lib/bill/waiter-call';
import { saveCalledWaiter } from '@/lib/bill/called-waiter';
import { callWaiter } from '@/lib/bill/waiter-call.api';

type WaiterCallSheetProps = { link: TableLink; onClose: () => void };

/** What the waiter is called for; then the confirmation of the call. */
export function WaiterCallSheet({ link, onClose }: WaiterCallSheetProps) {
  const t = useTranslations('bill');
  const layout = useTranslations('layout');
  const failureText = useFailureText();
  const [reason, setReason] = useState<CallReason>('waiter');
  const [comment, setComment] = useState('');
  const [status, setStatus] = useState<WaiterCall['status'] | null>(null);
  const isSent = status !== null;
  const { run, isBusy, failure } = useAction(async () => {
    const { venueId, tableId } = link;
    const call = await callWaiter({ venueId, tableId, reason, comment: comment.trim() });
    saveCalledWaiter({ venueId, tableId, calledAt: Date.now() });
    setStatus(call.status);
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('callWaiter')}
      closeLabel={layout('close')}
      footer={
        isSent ? (
          <Button big wide tone="tint" onClick={onClose}>
            {layout('close')}
          </Button>
        ) : (
          <Button big wide busy={isBusy} onClick={() => void run()}>
            {t('callSend')}
          </Button>
        )
      }
    >
      {isSent ? (
        <Notice tone="ok">{t(status === 'accepted' ? 'callAccepted' : 'callSent')}</Notice>
      ) : (
        <div className="grid gap-3">
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
          {failure ? (
            <Notice tone="danger" title={t('callFailed')}>
              {failureText(failure)}
            </Notice>
          ) : null}
        </div>
      )}
    </Sheet>
  );
}
