'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal.client';

type CancelQuestionProps = { text: string; onCancel: () => void; onClose: () => void };

/** Asks to confirm that the table is given up. */
export function CancelQuestion({ text, onCancel, onClose }: CancelQuestionProps) {
  const t = useTranslations('booking');
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('cancelTitle')}
      text={text}
      actions={
        <>
          <Button tone="danger" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
        </>
      }
    />
  );
}
