'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import { BffError } from '@/lib/bff/client';
import { cancelOrder, refreshOrder } from '@/lib/orders/order-reading.api';
import { isOver } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';

const loadQuestion = () => import('./cancel-question.client').then((module) => module.CancelQuestion);

/** Cancels an order that the kitchen has not begun, after the diner confirms; else says why it cannot. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const failureText = useFailureText();
  const question = useLateDialog(loadQuestion, failureText('network'));
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<BffError['code'] | null>(null);

  const cancel = async () => {
    question.close();
    setIsBusy(true);
    setFailure(null);
    try {
      await cancelOrder(order.id);
      // What became of it stands above, out of view.
      const status = document.getElementById('order-status');
      status?.scrollIntoView({ block: 'center' });
      status?.focus({ preventScroll: true });
    } catch (error) {
      if (!(error instanceof BffError)) throw error;
      setFailure(error.code);
      // The kitchen has begun meanwhile: the page shows the new status.
      if (error.code === 'order/not-cancelable') refreshOrder(order.id);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <>
      {failure && !isOver(order) ? <Notice tone="danger">{failureText(failure)}</Notice> : null}
      {order.isCancelable && order.status === 'created' ? (
        <Button tone="text" busy={isBusy || question.isLoading} onClick={() => question.open()}>
          {t('cancel')}
        </Button>
      ) : null}
      {question.opened ? (
        <question.opened.Dialog order={order} onCancel={() => void cancel()} onClose={question.close} />
      ) : null}
    </>
  );
}
