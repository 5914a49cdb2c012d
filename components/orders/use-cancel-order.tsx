'use client';

import { useState, type ReactNode } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Notice } from '@/components/ui/notice';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import { BffError } from '@/lib/core/bff/client';
import { cancelOrder, refreshOrder } from '@/lib/orders/order-reading.api';
import { isOver } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';

const loadQuestion = () => import('./cancel-question.client').then((module) => module.CancelQuestion);

interface CancelOrder {
  /** Asks the diner to confirm; absent once the kitchen has begun. */
  ask: (() => void) | undefined;
  /** The question, while it is open. */
  question: ReactNode;
  /** Why the order was not canceled. */
  notice: ReactNode;
}

/**
 * Cancels an order that the kitchen has not begun, after the diner confirms; else says why it cannot.
 * @param onConfirm closes what the question was opened from
 */
export function useCancelOrder(order: Order, onConfirm: () => void): CancelOrder {
  const failureText = useFailureText();
  const question = useLateDialog(loadQuestion, failureText('network'));
  const [failure, setFailure] = useState<BffError['code'] | null>(null);

  const cancel = async () => {
    question.close();
    onConfirm();
    setFailure(null);
    try {
      await cancelOrder(order.id);
      // The result stands above, out of view.
      const status = document.getElementById('order-status');
      status?.scrollIntoView({ block: 'center' });
      status?.focus({ preventScroll: true });
    } catch (error) {
      if (!(error instanceof BffError)) throw error;
      setFailure(error.code);
      // The kitchen has begun meanwhile: the page shows the new status.
      if (error.code === 'order/not-cancelable') refreshOrder(order.id);
    }
  };

  return {
    ask: order.isCancelable && order.status === 'created' ? () => question.open() : undefined,
    question: question.opened ? (
      <question.opened.Dialog order={order} onCancel={() => void cancel()} onClose={question.close} />
    ) : null,
    notice: failure && !isOver(order) ? <Notice tone="danger">{failureText(failure)}</Notice> : null,
  };
}
