'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { useAction } from '@/components/layout/use-action';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Sheet } from '@/components/ui/sheet.client';
import { TextField } from '@/components/ui/text-field';
import type { TableLink } from '@/lib/bill/table-link';
import { CALL_REASONS, MAX_CALL_COMMENT_LENGTH, type CallReason } from '@/lib/bill/waiter-call';
import { callWaiter } from '@/lib/bill/waiter-call.api';

type WaiterCallSheetProps = { link: TableLink; onClose: () => void };

/** What the waiter is called for; then the confirmation of the call. */
export function WaiterCallSheet({ link, onClose }: WaiterCallSheetProps) {
  const t = useTranslations('bill');
  const layout = useTranslations('layout');
  const failureText = useFailureText();
  const [reason, setReason] = useState<CallReason>('waiter');
  const [comment, setComment] = useState('');
  const [isSent, setIsSent] = useState(false);
  const { run, isBusy, failure } = useAction(async () => {
    await callWaiter({ venueId: link.venueId, tableId: link.tableId, reason, comment: comment.trim() });
    setIsSent(true);
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
        <Notice tone="ok">{t('callSent')}</Notice>
      ) : (
        <div className="grid gap-3">
          <fieldset className="card">
            <legend className="visually-hidden">{t('callFor')}</legend>
            {CALL_REASONS.map((one) => (
              <label key={one} className="option">
                <input
                  type="radio"
                  className="choice-mark"
                  name="call-reason"
                  checked={one === reason}
                  onChange={() => setReason(one)}
                />
                <span className="flex-fill">{t(`call_${one}`)}</span>
              </label>
            ))}
          </fieldset>
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
