'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { CONSENT_ID, ConsentTexts } from '@/components/ui/consent-texts';
import { Modal } from '@/components/ui/modal.client';

type PayWholeQuestionProps = {
  /** The diner's part of the sum, and that of the others. */
  text: string;
  label: string;
  sum: string;
  /** The consent that pressing it gives; null where it was given before. */
  consent: ReactNode;
  onPay: () => void;
  onClose: () => void;
};

/** Asks a diner who has counted a part if they pay for the whole table. */
export function PayWholeQuestion({ text, label, sum, consent, onPay, onClose }: PayWholeQuestionProps) {
  const t = useTranslations('bill');
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('payWholeTitle')}
      text={text}
      actions={
        <>
          {consent === null ? null : <ConsentTexts>{consent}</ConsentTexts>}
          <Button split wide aria-describedby={consent === null ? undefined : CONSENT_ID} onClick={onPay}>
            <span>{label}</span>
            <span className="number">{sum}</span>
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {t('backToBill')}
          </Button>
        </>
      }
    />
  );
}
