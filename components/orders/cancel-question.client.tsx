'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal.client';
import type { Order } from '@/lib/orders/orders.schema';

type CancelQuestionProps = { order: Order; onCancel: () => void; onClose: () => void };

/** Asks to confirm the cancellation, and says what happens to the money. */
export function CancelQuestion({ order, onCancel, onClose }: CancelQuestionProps) {
  const t = useTranslations('orders');
  const mayBePaid =
    order.paidByCardMinor > 0 || order.bonusesSpentMinor > 0 || order.paymentStatus === 'pending';
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('cancelTitle', { number: order.number })}
      text={t(mayBePaid ? 'cancelTextPaid' : 'cancelText')}
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
